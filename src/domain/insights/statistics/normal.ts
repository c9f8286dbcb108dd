import { studentTwoSided } from './student-t.ts';

/**
 * Returns the two-sided p value of a standard normal statistic, to 6 digits. Returns 1 for a
 * negative statistic.
 */
export function normalTwoSided(z: number): number {
  // With a million degrees of freedom, the t distribution equals the normal distribution to 6 digits.
  return studentTwoSided(Math.max(0, z), 1e6);
}
