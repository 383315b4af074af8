/// Whether random draws follow the odds that they should: Pearson's test.
///
/// ```
/// use boardwright_testkit::ChiSquared;
///
/// let fair = ChiSquared::of(&[990, 1021, 989], &[1, 1, 1]);
/// assert!(fair.is_plausible());
/// let loaded = ChiSquared::of(&[1200, 900, 900], &[1, 1, 1]);
/// assert!(!loaded.is_plausible());
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ChiSquared {
    /// The sum of (observed - expected)² / expected.
    pub statistic: f64,
    /// What the statistic exceeds about once in a million tests of draws that do follow the odds.
    pub limit: f64,
}

impl ChiSquared {
    /// The test of these counts, one for each thing that can be drawn, against these weights.
    /// What has weight 0 must not be drawn at all: the statistic is then infinite.
    ///
    /// # Panics
    ///
    /// If there are not as many weights as counts.
    pub fn of(observed: &[u64], weights: &[u32]) -> ChiSquared {
        assert_eq!(observed.len(), weights.len(), "a weight for each count");
        let draws = observed.iter().sum::<u64>() as f64;
        let total = weights.iter().map(|&weight| f64::from(weight)).sum::<f64>();
        let mut statistic = 0.0;
        for (&count, &weight) in observed.iter().zip(weights) {
            let expected = draws * f64::from(weight) / total;
            if weight > 0 {
                statistic += (count as f64 - expected).powi(2) / expected;
            } else if count > 0 {
                statistic = f64::INFINITY;
            }
        }
        let kinds = weights.iter().filter(|&&weight| weight > 0).count();
        ChiSquared { statistic, limit: limit(kinds.saturating_sub(1) as f64) }
    }

    /// Whether draws that follow the odds can be expected to come out like this.
    pub fn is_plausible(self) -> bool {
        self.statistic <= self.limit
    }
}

/// The value that a chi-squared variable exceeds with probability 1e-6, by the approximation of
/// Wilson and Hilferty (1931): its cube root is nearly normal.
fn limit(degrees: f64) -> f64 {
    const NORMAL_QUANTILE: f64 = 4.753_424;
    if degrees == 0.0 {
        return 0.0;
    }
    let variance = 2.0 / (9.0 * degrees);
    degrees * (1.0 - variance + NORMAL_QUANTILE * variance.sqrt()).powi(3)
}
