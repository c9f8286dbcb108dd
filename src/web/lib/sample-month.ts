import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { DayValue } from '#domain/measures/usual.ts';

/*
 * An invented month. Its last week, from Monday to Sunday, has all values, and its Sunday counts as
 * today. The landing page and the demo show the same month, so that their numbers agree.
 */

interface SampleDay {
  /** A date such as `2026-01-05`. */
  date: string;
  steps: number;
  heartRate: number;
  mood: number;
  energy: number;
  stress: number;
}

export const days: readonly SampleDay[] = [
  { date: '2026-01-05', steps: 7420, heartRate: 63, mood: 7, energy: 6, stress: 6 },
  { date: '2026-01-06', steps: 8910, heartRate: 62, mood: 8, energy: 7, stress: 5 },
  { date: '2026-01-07', steps: 6480, heartRate: 64, mood: 7, energy: 6, stress: 6 },
  { date: '2026-01-08', steps: 10230, heartRate: 62, mood: 8, energy: 8, stress: 4 },
  { date: '2026-01-09', steps: 9105, heartRate: 61, mood: 9, energy: 8, stress: 3 },
  { date: '2026-01-10', steps: 8250, heartRate: 62, mood: 8, energy: 7, stress: 3 },
  { date: '2026-01-11', steps: 9240, heartRate: 61, mood: 9, energy: 8, stress: 2 },
];

export type NightLabel = 'excellent' | 'great' | 'good' | 'fair';

interface SampleNight {
  /** The date of the morning after the night. */
  date: string;
  bedtime: string;
  wakeup: string;
  /** The rating of the night, 1 to 10. */
  quality: number;
  label: NightLabel;
  efficiency: number;
}

export const nights: readonly SampleNight[] = [
  { date: '2026-01-05', bedtime: '22:55', wakeup: '06:30', quality: 7, label: 'good', efficiency: 88 },
  { date: '2026-01-06', bedtime: '22:40', wakeup: '06:30', quality: 8, label: 'great', efficiency: 91 },
  { date: '2026-01-07', bedtime: '23:40', wakeup: '06:30', quality: 6, label: 'fair', efficiency: 82 },
  { date: '2026-01-08', bedtime: '22:35', wakeup: '06:30', quality: 8, label: 'great', efficiency: 92 },
  { date: '2026-01-09', bedtime: '22:50', wakeup: '06:40', quality: 8, label: 'great', efficiency: 90 },
  { date: '2026-01-10', bedtime: '23:25', wakeup: '07:45', quality: 7, label: 'good', efficiency: 89 },
  { date: '2026-01-11', bedtime: '22:45', wakeup: '07:15', quality: 9, label: 'excellent', efficiency: 94 },
];

interface EarlierDay {
  day: CalendarDay;
  steps: number;
  mood: number;
  /** The hours of sleep in the night before the day. */
  hours: number;
}

/** Steps, mood and hours of sleep of the 23 days before the last week, oldest first. The values are invented. */
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

export const sampleToday = days.at(-1)?.date ?? '';

const minutesAfterMidnight = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Returns the minutes from noon to a time of day. Counted from noon, an evening is before the next
 * morning, so that times around midnight can be averaged.
 */
export const minutesAfterNoon = (time: string): number => (minutesAfterMidnight(time) + 720) % 1440;

export const hoursAsleep = ({ bedtime, wakeup }: { bedtime: string; wakeup: string }): number =>
  (minutesAfterNoon(wakeup) - minutesAfterNoon(bedtime)) / 60;

/** The values of the whole month by day, oldest first. Sleep is in hours. */
export const sampleMonth = {
  steps: [
    ...earlierDays.map(({ day, steps }) => ({ day, value: steps })),
    ...days.map(({ date, steps }) => ({ day: date, value: steps })),
  ],
  sleep: [
    ...earlierDays.map(({ day, hours }) => ({ day, value: hours })),
    ...nights.map((night) => ({ day: night.date, value: hoursAsleep(night) })),
  ],
  mood: [
    ...earlierDays.map(({ day, mood }) => ({ day, value: mood })),
    ...days.map(({ date, mood }) => ({ day: date, value: mood })),
  ],
} as const satisfies Record<string, DayValue[]>;
