const steps = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const maxSteps = 5;

/**
 * Returns the domain and the round ticks of a value axis. The domain contains all values, but not always zero. The
 * domain spans at least `minSpan`, in the unit of the values, so that small fluctuations do not look like large
 * changes. The ticks are at least `minStep` apart. The domain stays between `min` and `max`, if they are given.
 */
export function valueAxis(
  values: number[],
  minSpan: number,
  minStep = 0,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = {},
): { domain: [number, number]; ticks: number[] } {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const span = Math.max(minSpan, highest - lowest);
  const step = steps.find((each) => each >= minStep && span / each <= maxSteps) ?? span;
  const isLongEnough = (Math.ceil(highest / step) - Math.floor(lowest / step)) * step >= span;
  const padding = isLongEnough ? 0 : (span - (highest - lowest)) / 2;
  const shift = Math.max(0, min - lowest + padding) - Math.max(0, highest + padding - max);
  const first = Math.floor((lowest - padding + shift) / step);
  const last = Math.ceil((highest + padding + shift) / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
  return {
    domain: [Math.max(min, round(first * step)), Math.min(max, round(last * step))],
    ticks: ticks.filter((tick) => tick >= min && tick <= max),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
