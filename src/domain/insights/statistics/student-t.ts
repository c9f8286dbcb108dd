/**
 * Returns the two-sided p value of a t statistic: I_x(df / 2, 1 / 2) with x = df / (df + t²) (Abramowitz and Stegun
 * 26.7.1 and 26.5.27). `freedom` (df) is the degrees of freedom. I_x is the regularised incomplete beta function.
 * Returns 0 for an infinite t, and 1 for less than one degree of freedom.
 */
export function studentTwoSided(t: number, freedom: number): number {
  if (Number.isNaN(t) || !(freedom >= 1)) return 1;
  if (!Number.isFinite(t)) return 0;
  return Math.min(1, incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5));
}

/**
 * Returns the t value that the absolute value of a t statistic exceeds with the probability `twoSided`. Found by
 * bisection to 10 digits.
 */
export function studentQuantile(twoSided: number, freedom: number): number {
  let low = 0;
  let high = 1;
  while (studentTwoSided(high, freedom) > twoSided && high < 1e9) high *= 2;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (studentTwoSided(middle, freedom) > twoSided) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Returns the regularised incomplete beta function I_x(a, b), to about 14 digits. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The continued fraction converges fast only for x below the mean. For larger x, uses I_x(a, b) = 1 - I_(1-x)(b, a).
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a;
  return 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** Evaluates the continued fraction of the incomplete beta (Lentz's method; DLMF 8.17.22). */
function betaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1), tiny);
  let fraction = d;
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d, tiny);
    c = nonZero(1 + even / c, tiny);
    fraction *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d, tiny);
    c = nonZero(1 + odd / c, tiny);
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return fraction;
}

const nonZero = (value: number, tiny: number) => (Math.abs(value) < tiny ? tiny : value);

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Returns the natural logarithm of the gamma function for x ≥ 0.5 (Lanczos approximation, g = 7, 9 terms). */
function logGamma(x: number): number {
  let sum = 0.99999999999980993;
  lanczos.forEach((term, index) => {
    sum += term / (x + index);
  });
  const shifted = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(shifted) - shifted + Math.log(sum);
}
