const steps = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const maxSteps = 5;

/**
 * Returns the domain and the round ticks of a value axis. The domain contains all values, but not always zero. The
 * domain spans at least `minSpan`, in the unit of the values, so that small fluctuations do not look like large
 * changes. The ticks are at least `minStep` apart.
 */
export function valueAxis(
  values: number[],
  minSpan: number,
  minStep = 0,
): { domain: [number, number]; ticks: number[] } {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const span = Math.max(minSpan, highest - lowest);
  const step = steps.find((each) => each >= minStep && span / each <= maxSteps) ?? span;
  const isLongEnough = (Math.ceil(highest / step) - Math.floor(lowest / step)) * step >= span;
  const padding = isLongEnough ? 0 : (span - (highest - lowest)) / 2;
  const first = Math.floor((lowest - padding) / step);
  const last = Math.ceil((highest + padding) / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
  return { domain: [round(first * step), round(last * step)], ticks };
}

const round = (value: number) => Math.round(value * 10) / 10;
