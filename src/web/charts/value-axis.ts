const steps = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200];
const mostSteps = 5;

/**
 * Lowest and highest number of a value axis and the round ticks between, for values that lie far from zero.
 * It spans at least `leastSpan`, so that a small wobble does not look like a change.
 */
export function valueAxis(
  values: number[],
  leastSpan: number,
): { domain: [number, number]; ticks: number[] } {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const missing = Math.max(0, leastSpan - (highest - lowest)) / 2;
  const [low, high] = [lowest - missing, highest + missing];
  const step = steps.find((one) => (high - low) / one <= mostSteps) ?? high - low;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step));
  return { domain: [rounded(first * step), rounded(last * step)], ticks };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
