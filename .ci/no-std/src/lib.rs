#![no_std]

extern crate alloc;

use core::alloc::{GlobalAlloc, Layout};
use core::panic::PanicInfo;

use boardwright::{Snapshot, Specification};
use boardwright_connect_four::{Column, connect_four};

struct Nothing;

// Never called at build time: it is here so that `alloc` links.
unsafe impl GlobalAlloc for Nothing {
    unsafe fn alloc(&self, _: Layout) -> *mut u8 {
        core::ptr::null_mut()
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ALLOCATOR: Nothing = Nothing;

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {}
}

#[unsafe(no_mangle)]
pub extern "C" fn plies() -> usize {
    let mut game = connect_four();
    let _ = game.play(Column(3));
    game.ply()
}

/// The catalogue brings every game.
#[unsafe(no_mangle)]
pub extern "C" fn actions() -> u32 {
    match "gomoku".parse::<Specification>() {
        Ok(specification) => specification.new_game().actions(),
        Err(_) => 0,
    }
}

/// And their pictures.
#[unsafe(no_mangle)]
pub extern "C" fn picture_bytes() -> usize {
    match "gomoku".parse::<Specification>() {
        Ok(specification) => boardwright_draw::position(specification.new_game().as_ref()).len(),
        Err(_) => 0,
    }
}

/// Snapshots are written by serde without the standard library.
#[unsafe(no_mangle)]
pub extern "C" fn saved() -> usize {
    match "gomoku:rule=renju".parse::<Specification>() {
        Ok(specification) => {
            let snapshot = Snapshot::of(specification.new_game().as_ref());
            postcard::to_allocvec(&snapshot).map_or(0, |bytes| bytes.len())
        }
        Err(_) => 0,
    }
}
