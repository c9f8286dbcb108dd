import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { days } from './demo-data.ts';

interface EarlierDay {
  day: CalendarDay;
  steps: number;
  mood: number;
  /** The hours of sleep in the night before the day. */
  hours: number;
}

/**
 * Steps, mood and hours of sleep of the 23 days before the demo's week, oldest first. The values
 * are invented.
 */
const values: readonly [steps: number, mood: number, hours: number][] = [
  [7900, 7, 7.2],
  [8300, 7, 7.5],
  [6900, 6, 6.8],
  [9400, 8, 7.8],
  [8100, 7, 7.4],
  [7600, 7, 7],
  [8800, 8, 7.6],
  [7200, 6, 6.9],
  [8500, 7, 7.3],
  [9000, 8, 7.7],
  [7700, 7, 7.1],
  [6600, 6, 6.6],
  [8200, 7, 7.5],
  [9600, 8, 8],
  [8400, 8, 7.9],
  [7800, 7, 7.2],
  [6800, 7, 6.9],
  [7100, 7, 7],
  [6500, 6, 6.6],
  [7900, 8, 7.3],
  [7400, 7, 7],
  [8600, 8, 7.6],
  [7500, 7, 7.3],
];

const firstDay = days[0]?.date ?? '';

export const earlierDays: readonly EarlierDay[] = values.map(([steps, mood, hours], index) => ({
  day: addDays(firstDay, index - values.length),
  steps,
  mood,
  hours,
}));
