import { addDays, startOfWeek } from '#domain/calendar-day.ts';
import { areaColor } from '#web/ui/area.ts';

export const exampleColor = areaColor('energy');

/**
 * An invented draw of four weeks. Each item is a pair of days. True means that the first day has the action on and the
 * second day has the action off. False means the reverse. Each weekday has the action on in two of the four weeks.
 */
const isFirstOn = [1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0].map(Boolean);

/** The invented outcomes of the days with the action on, and of the other days. */
const outcomes = {
  on: [7, 8, 6, 7, 8, 7, 6, 7, 8, 7, 7, 6, 8, 7],
  off: [6, 7, 5, 6, 7, 6, 6, 7, 5, 6, 7, 6, 6, 7],
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
export const exampleMeans = { on: mean(outcomes.on), off: mean(outcomes.off) };

/**
 * The result of the example, as it is shown. It is a constant because the analysis would be a large part of the page's
 * script. A test compares the two.
 */
export const exampleResult = {
  conclusion: 'helps',
  reason: null,
  isOpposite: false,
  asDrawn: { effect: 0.9, low: 0.4, high: 1.3, p: 0.003, onDays: 14, offDays: 14 },
} as const;

/** The invented smallest improvement that matters, in points of 10. */
export const exampleSmallest = 0.5;

/** Returns the days of the example. They start on `firstWeekday`: 0 for Sunday, 1 for Monday. */
export function exampleDays(firstWeekday: 0 | 1) {
  const start = startOfWeek('2026-03-04', firstWeekday);
  return isFirstOn
    .flatMap((isOn) => [isOn, !isOn])
    .map((isOn, index) => ({
      day: addDays(start, index),
      isOn,
      value: outcomes[isOn ? 'on' : 'off'][Math.floor(index / 2)] ?? null,
    }));
}
