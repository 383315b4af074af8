/// A source of chance: a die with as many sides as one asks for.
///
/// The chassis brings no random number generator. Any closure is a `Dice`, so the generator of
/// your choice plugs in with one line, and a test can fix the rolls.
///
/// ```
/// use boardwright_core::Dice;
///
/// let mut generator = fastrand::Rng::with_seed(1);
/// let mut dice = |sides| generator.u32(..sides);
/// assert!(dice.roll(6) < 6);
///
/// let mut rolls = [3, 0, 5].into_iter();
/// let mut fixed = |_sides| rolls.next().unwrap_or(0);
/// assert_eq!(fixed.roll(6), 3);
/// ```
pub trait Dice {
    /// A number drawn uniformly from `0..sides`. `sides` is at least 1.
    ///
    /// Rules may roll again until they like the number, so dice that are fixed for a test should
    /// come to every side in the end.
    fn roll(&mut self, sides: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> Dice for F {
    #[inline]
    fn roll(&mut self, sides: u32) -> u32 {
        self(sides)
    }
}
