/**
 * Returns the largest p value that the step-up rule of Benjamini and Hochberg would accept at the
 * false discovery rate `q` (1995, Journal of the Royal Statistical Society B 57, 289-300). Returns
 * 0 if the rule accepts none of `pValues`. `count` is the number of hypotheses, which can be larger
 * than the number of p values.
 */
export function benjaminiHochbergLimit(pValues: number[], q: number, count = pValues.length): number {
  const sorted = pValues.toSorted((a, b) => a - b);
  for (let rank = sorted.length; rank >= 1; rank--) {
    const p = sorted[rank - 1] ?? 1;
    const limit = (q * rank) / count;
    if (p <= limit) return limit;
  }
  return 0;
}
