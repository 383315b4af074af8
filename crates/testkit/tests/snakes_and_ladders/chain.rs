use crate::Overshoot;

/// The race of one player as a Markov chain: plain linear algebra, which knows nothing of the
/// chassis.
pub(crate) struct Chain {
    /// Row `from` holds the odds of standing on each square from 0, which is off the board, to 99
    /// after one more roll. What is missing to 1 is the odds of being home.
    odds: Vec<Vec<f64>>,
}

impl Chain {
    pub(crate) fn new(jumps: &[(u8, u8)], sides: u8, overshoot: Overshoot) -> Chain {
        let mut odds = vec![vec![0.0; 100]; 100];
        for (from, row) in odds.iter_mut().enumerate() {
            for roll in 1..=usize::from(sides) {
                let landing = match (from + roll, overshoot) {
                    (square @ ..=100, _) => square,
                    (_, Overshoot::Stays) => from,
                    (square, Overshoot::BouncesBack) => 100 - (square - 100),
                    (_, Overshoot::Wins) => 100,
                };
                let jump = jumps.iter().find(|&&(start, _)| usize::from(start) == landing);
                let square = jump.map_or(landing, |&(_, end)| end.into());
                if square < 100 {
                    row[square] += 1.0 / f64::from(sides);
                }
            }
        }
        Chain { odds }
    }

    /// The mean and the variance of the number of rolls from off the board to home. With the odds Q
    /// and the means t, a roll is taken and then the rest: t = 1 + Qt. For the mean squares s it is
    /// s = 1 + 2Qt + Qs.
    pub(crate) fn rolls(&self) -> (f64, f64) {
        let means = self.solve(vec![1.0; 100]);
        let times = |row: &Vec<f64>| -> f64 { row.iter().zip(&means).map(|(q, t)| q * t).sum() };
        let squares = self.solve(self.odds.iter().map(|row| 1.0 + 2.0 * times(row)).collect());
        (means[0], squares[0] - means[0] * means[0])
    }

    /// The x for which x - Qx is `right`, by elimination. A row of I - Q has its largest number on
    /// the diagonal, so no rows need to change places.
    fn solve(&self, mut right: Vec<f64>) -> Vec<f64> {
        let mut left: Vec<Vec<f64>> = self.odds.clone();
        for (index, row) in left.iter_mut().enumerate() {
            row.iter_mut().for_each(|odds| *odds = -*odds);
            row[index] += 1.0;
        }
        for pivot in 0..100 {
            let (above, below) = left.split_at_mut(pivot + 1);
            for (row, target) in below.iter_mut().zip(pivot + 1..) {
                let factor = row[pivot] / above[pivot][pivot];
                for column in pivot..100 {
                    row[column] -= factor * above[pivot][column];
                }
                right[target] -= factor * right[pivot];
            }
        }
        for row in (0..100).rev() {
            let known: f64 = (row + 1..100).map(|column| left[row][column] * right[column]).sum();
            right[row] = (right[row] - known) / left[row][row];
        }
        right
    }

    /// The odds of not being home after 0 rolls, 1 roll, and so on up to `rolls`.
    pub(crate) fn still_racing(&self, rolls: usize) -> Vec<f64> {
        let mut squares = vec![0.0; 100];
        squares[0] = 1.0;
        let mut racing = vec![1.0];
        for _ in 0..rolls {
            let mut after = vec![0.0; 100];
            for (odds, row) in squares.iter().zip(&self.odds) {
                after.iter_mut().zip(row).for_each(|(sum, step)| *sum += odds * step);
            }
            squares = after;
            racing.push(squares.iter().sum());
        }
        racing
    }
}
