import { addDays, type CalendarDay, startOfWeek } from '../calendar-day.ts';
import type { MeasureName } from '../measures/catalogue.ts';
import { measures } from '../measures/catalogue.ts';
import { quantile } from './quantile.ts';

/**
 * The measures of the weekly story. The story lists the measures with an unusual week first, then
 * the others. Within each of these two groups, the measures are in the order of this list.
 */
export const storyMeasures = [
  'mood',
  'energyLevel',
  'stressLevel',
  'sleepQuality',
  'sleepHours',
  'steps',
  'workoutMinutes',
  'meditationMinutes',
  'waterIntake',
  'alcoholConsumption',
  'junkFoodConsumption',
  'selfCareActivity',
] as const satisfies MeasureName[];

type StoryMeasure = (typeof storyMeasures)[number];

/** The highest number of earlier weeks with which a week is compared. */
export const usualWeeks = 8;
/** A week counts for a measure only if the measure has a value on at least this many days of the week. */
const daysNeeded = 4;
/** The story contains a measure only if at least this many earlier weeks count for the measure. */
export const weeksNeeded = 3;

/** The value of a measure in the week of the story, compared with the person's earlier weeks. */
export interface StoryFact {
  measure: StoryMeasure;
  /** The mean of the week's known values. For a yes/no measure, the number of days with yes. */
  value: number;
  /**
   * The median of the earlier weeks' means. For a yes/no measure, the median share of days with yes in the earlier
   * weeks, multiplied by `days`.
   */
  usual: number;
  /** The 10th and the 90th percentile of the earlier weeks, in the unit of `usual`. */
  low: number;
  high: number;
  /** Whether the week is below, within or above the middle 80% of the earlier weeks. */
  standing: 'below' | 'usual' | 'above';
  /** The number of days of this week with a value. */
  days: number;
}

export interface Story {
  from: CalendarDay;
  to: CalendarDay;
  /** The facts about the week, with unusual measures first. Empty if too few values are known. */
  facts: StoryFact[];
}

type DailyValues = Partial<Record<StoryMeasure, readonly { day: CalendarDay; value: number }[]>>;

/** Returns the Sunday on which the last complete week before `date` ended. */
export const lastStoryDay = (date: CalendarDay): CalendarDay => addDays(startOfWeek(date, 1), -1);

/** Returns the first day whose values are needed for the story of the week that ends on `to`. */
export const storyStart = (to: CalendarDay): CalendarDay => addDays(to, -7 * (usualWeeks + 1) + 1);

/** Returns the story of the seven days up to and including `to`. */
export function tellWeek(values: DailyValues, to: CalendarDay): Story {
  const facts = storyMeasures.flatMap((measure) => factOf(measure, values[measure] ?? [], to) ?? []);
  const order = { below: 0, above: 0, usual: 1 };
  return {
    from: addDays(to, -6),
    to,
    facts: facts.toSorted((a, b) => order[a.standing] - order[b.standing]),
  };
}

function factOf(
  measure: StoryMeasure,
  values: readonly { day: CalendarDay; value: number }[],
  to: CalendarDay,
): StoryFact | undefined {
  const weeks = Array.from({ length: usualWeeks + 1 }, (_, ago) => {
    const last = addDays(to, -7 * ago);
    const first = addDays(last, -6);
    return values.filter(({ day }) => day >= first && day <= last).map(({ value }) => value);
  });
  const [current = [], ...earlier] = weeks;
  const known = earlier.filter((week) => week.length >= daysNeeded).map(mean);
  if (current.length < daysNeeded || known.length < weeksNeeded) return undefined;
  const ordered = known.sort((a, b) => a - b);
  const currentMean = mean(current);
  const [low, usual, high] = [0.1, 0.5, 0.9].map((share) => quantile(ordered, share)) as [
    number,
    number,
    number,
  ];
  const standing = currentMean < low ? 'below' : currentMean > high ? 'above' : 'usual';
  const days = current.length;
  if (measures[measure].kind !== 'yesNo')
    return { measure, value: currentMean, usual, low, high, standing, days };
  // The mean of a yes/no measure is the share of days with yes. The weeks are compared by this share, because a week
  // with more answers has more days with yes. The result contains numbers of days instead of shares: the days with yes
  // in this week, and the usual shares multiplied by the days with an answer in this week.
  const inDays = { usual: usual * days, low: low * days, high: high * days };
  return { measure, value: sum(current), ...inDays, standing, days };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
