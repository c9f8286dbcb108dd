import { addDays } from '#domain/calendar-day.ts';
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
  /** Glasses of water. */
  water: number;
}

export const days: readonly SampleDay[] = [
  { date: '2026-01-05', steps: 7420, heartRate: 63, mood: 7, energy: 6, stress: 6, water: 6 },
  { date: '2026-01-06', steps: 8910, heartRate: 62, mood: 8, energy: 7, stress: 5, water: 7 },
  { date: '2026-01-07', steps: 6480, heartRate: 64, mood: 7, energy: 6, stress: 6, water: 5 },
  { date: '2026-01-08', steps: 10230, heartRate: 62, mood: 8, energy: 8, stress: 4, water: 7 },
  { date: '2026-01-09', steps: 9105, heartRate: 61, mood: 9, energy: 8, stress: 3, water: 8 },
  { date: '2026-01-10', steps: 8250, heartRate: 62, mood: 8, energy: 7, stress: 3, water: 6 },
  { date: '2026-01-11', steps: 9240, heartRate: 61, mood: 9, energy: 8, stress: 2, water: 7 },
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

interface EarlierDay extends SampleDay {
  /** The hours of sleep in the night before the day. */
  hours: number;
  /** The rating of that night, 1 to 10. */
  quality: number;
}

type EarlierValues = readonly [
  steps: number,
  mood: number,
  hours: number,
  heartRate: number,
  energy: number,
  stress: number,
  water: number,
  quality: number,
];

/** The values of the 23 days before the last week, oldest first. They are invented. */
const values: readonly EarlierValues[] = [
  [7900, 7, 7.2, 64, 6, 5, 6, 7],
  [8300, 7, 7.5, 63, 7, 5, 5, 8],
  [6900, 6, 6.8, 65, 5, 7, 6, 6],
  [9400, 8, 7.8, 62, 7, 4, 7, 8],
  [8100, 7, 7.4, 63, 6, 5, 6, 7],
  [7600, 7, 7, 64, 6, 6, 5, 7],
  [8800, 8, 7.6, 62, 8, 4, 8, 8],
  [7200, 6, 6.9, 65, 5, 6, 6, 6],
  [8500, 7, 7.3, 63, 7, 5, 6, 7],
  [9000, 8, 7.7, 62, 7, 4, 7, 8],
  [7700, 7, 7.1, 64, 6, 5, 6, 7],
  [6600, 6, 6.6, 66, 5, 7, 4, 6],
  [8200, 7, 7.5, 63, 7, 5, 6, 7],
  [9600, 8, 8, 61, 8, 3, 7, 9],
  [8400, 8, 7.9, 62, 7, 4, 8, 8],
  [7800, 7, 7.2, 63, 6, 5, 6, 7],
  [6800, 7, 6.9, 64, 6, 6, 5, 6],
  [7100, 7, 7, 64, 6, 6, 6, 7],
  [6500, 6, 6.6, 66, 5, 7, 5, 6],
  [7900, 8, 7.3, 63, 7, 5, 6, 7],
  [7400, 7, 7, 64, 6, 5, 7, 7],
  [8600, 8, 7.6, 62, 7, 4, 6, 8],
  [7500, 7, 7.3, 63, 6, 6, 5, 7],
];

const firstDay = days[0]?.date ?? '';

export const earlierDays: readonly EarlierDay[] = values.map(
  ([steps, mood, hours, heartRate, energy, stress, water, quality], index) => ({
    date: addDays(firstDay, index - values.length),
    ...{ steps, mood, hours, heartRate, energy, stress, water, quality },
  }),
);

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

const monthOf = (read: (day: SampleDay) => number): DayValue[] =>
  [...earlierDays, ...days].map((day) => ({ day: day.date, value: read(day) }));

const nightsOf = (
  readEarlier: (day: EarlierDay) => number,
  readNight: (night: SampleNight) => number,
): DayValue[] => [
  ...earlierDays.map((day) => ({ day: day.date, value: readEarlier(day) })),
  ...nights.map((night) => ({ day: night.date, value: readNight(night) })),
];

/** The values of the whole month by day, oldest first. Sleep is in hours, and the quality is a rating of 1 to 10. */
export const sampleMonth = {
  steps: monthOf((day) => day.steps),
  heartRate: monthOf((day) => day.heartRate),
  mood: monthOf((day) => day.mood),
  energy: monthOf((day) => day.energy),
  stress: monthOf((day) => day.stress),
  water: monthOf((day) => day.water),
  sleep: nightsOf((day) => day.hours, hoursAsleep),
  quality: nightsOf(
    (day) => day.quality,
    (night) => night.quality,
  ),
} as const;
