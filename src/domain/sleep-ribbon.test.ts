import { expect, it } from 'vitest';
import { defaultSleepGoals } from './sleep.ts';
import {
  averageHours,
  midpointOf,
  ribbonAxis,
  ribbonGoal,
  toRibbonNight,
  usualTimes,
} from './sleep-ribbon.ts';

const night = (day: string, bedtime = 660, wakeTime = 1110) => ({ day, bedtime, wakeTime });

it('places a night on the clock of its zone, also with a bedtime after midnight', () => {
  const slept = (bedtime: string, wakeTime: string) =>
    toRibbonNight({ date: '2026-03-10', bedtime, wakeTime, zone: 'Europe/Stockholm' });
  expect(slept('2026-03-09T22:00:00Z', '2026-03-10T05:30:00Z')).toEqual(night('2026-03-10', 660, 1110));
  expect(slept('2026-03-10T00:00:00Z', '2026-03-10T05:30:00Z').bedtime).toBe(780);
});

it.each([
  ['22:00', '06:00', 600, 1080],
  ['00:30', '08:00', 750, 1200],
  ['09:00', '17:00', 1260, 1740],
  ['13:00', '05:00', 60, 1020],
])('draws the goal %s to %s from %i to %i', (targetBedtime, targetWakeTime, from, to) => {
  expect(ribbonGoal({ ...defaultSleepGoals, targetBedtime, targetWakeTime })).toEqual({ from, to });
});

it('has an axis of whole hours around all times', () => {
  expect(ribbonAxis([600, 1080])).toEqual({ from: 540, to: 1140, ticks: [600, 720, 840, 960, 1080] });
  expect(ribbonAxis([600, 1080, 790, 1320])).toMatchObject({ from: 540, to: 1380 });
  expect(ribbonAxis([100, 1400])).toEqual({ from: 60, to: 1440, ticks: [240, 480, 720, 960, 1200, 1440] });
});

it('finds the usual times of seven nights, without the night of today', () => {
  const nights = [1, 2, 3, 4, 5, 6, 7].map((day) => night(`2026-03-0${day}`, 600 + day * 10));
  expect(usualTimes(nights.slice(1), '2026-03-10')).toBeNull();
  expect(usualTimes([...nights, night('2026-03-10', 0)], '2026-03-10')).toMatchObject({
    bedtime: { low: 625, high: 655 },
    wakeTime: { low: 1110, high: 1110 },
  });
});

it.each([
  ['2026-03-10', '2026-03-09T22:00:00Z', '2026-03-10T05:30:00Z', 885],
  // The clocks go back at 01:00 UTC. Halfway, the clock shows 02:07.
  ['2026-10-25', '2026-10-24T19:15:00Z', '2026-10-25T05:00:00Z', 847],
])(
  'has the midpoint of the night of %s halfway between its two instants',
  (date, bedtime, wakeTime, minutes) => {
    expect(midpointOf({ date, bedtime, wakeTime, zone: 'Europe/Stockholm' })).toBe(minutes);
  },
);

it('averages the hours, and has no average without nights', () => {
  expect(averageHours([{ hours: 7 }, { hours: 8 }])).toBe(7.5);
  expect(averageHours([])).toBeNull();
});
