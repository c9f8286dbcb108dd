import { expect, it } from 'vitest';
import { defaultSleepGoals } from './sleep.ts';
import { averageHours, groupUnbroken, ribbonAxis, ribbonGoal, toRibbonNight } from './sleep-ribbon.ts';

const goal = { from: 600, to: 1080 };
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

it('has an axis of whole hours around the goal and all nights', () => {
  expect(ribbonAxis([], goal)).toEqual({ from: 540, to: 1140, ticks: [600, 720, 840, 960, 1080] });
  expect(ribbonAxis([night('2026-03-10', 790, 1320)], goal)).toMatchObject({ from: 540, to: 1380 });
  const wide = ribbonAxis([night('2026-03-10', 100, 1400)], goal);
  expect(wide).toEqual({ from: 60, to: 1440, ticks: [240, 480, 720, 960, 1200, 1440] });
});

it('breaks the ribbon at a missing night, also across months', () => {
  const nights = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-03'].map((day) => night(day));
  expect(groupUnbroken(nights).map((group) => group.length)).toEqual([3, 1]);
});

it('averages the hours, and has no average without nights', () => {
  expect(averageHours([{ hours: 7 }, { hours: 8 }])).toBe(7.5);
  expect(averageHours([])).toBeNull();
});
