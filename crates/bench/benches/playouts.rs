//! The contests one by one, floor beside ours, with the spread of their times:
//! `cargo bench -p boardwright-bench --bench playouts`.

use boardwright_bench::{CONTESTS, Contest};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn names() -> impl Iterator<Item = &'static str> {
    CONTESTS.iter().map(|contest| contest.name)
}

fn contest(name: &str) -> &'static Contest {
    CONTESTS.iter().find(|contest| contest.name == name).expect("a contest with this name")
}

#[divan::bench(args = names())]
fn floor(bencher: Bencher<'_, '_>, name: &str) {
    let Contest { floor, amount, .. } = *contest(name);
    bencher.counter(ItemsCount::new(floor(amount))).bench(|| floor(black_box(amount)));
}

#[divan::bench(args = names())]
fn ours(bencher: Bencher<'_, '_>, name: &str) {
    let Contest { ours, amount, .. } = *contest(name);
    bencher.counter(ItemsCount::new(ours(amount))).bench(|| ours(black_box(amount)));
}
