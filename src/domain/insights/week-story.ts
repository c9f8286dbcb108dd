import { addDays, type CalendarDay } from '../calendar-day.ts';
import type { MeasureName } from '../measures/catalogue.ts';
import { measures } from '../measures/catalogue.ts';
import { quantile } from './quantile.ts';

/**
 * The measures of the weekly story. The story lists the measures with an unusual week first, then the others. Within
 * both groups, the measures are in the order of this list.
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

/** The number of earlier weeks with which a week is compared. */
const usualWeeks = 8;
/** A week counts for a measure only if the measure has a value on at least this many days of the week. */
const daysNeeded = 4;
/** The story contains a measure only if at least this many earlier weeks count for the measure. */
const weeksNeeded = 3;

/** The value of a measure in the week of the story, compared with the person's earlier weeks. */
export interface StoryFact {
  measure: StoryMeasure;
  /** The mean of the week's known values. For a yes/no measure, the number of days with yes. */
  value: number;
  /** The median of the values of the earlier weeks. */
  usual: number;
  /** Whether `value` is below, within or above the middle 80% of the values of the earlier weeks. */
  standing: 'below' | 'usual' | 'above';
  /** The number of days of this week with a value. */
  days: number;
}

export interface Story {
  from: CalendarDay;
  to: CalendarDay;
  /** Unusual measures come first. Empty if too few values are known. */
  facts: StoryFact[];
}

type DailyValues = Partial<Record<StoryMeasure, readonly { day: CalendarDay; value: number }[]>>;

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
  const known = earlier.filter((week) => week.length >= daysNeeded).map((week) => reckon(measure, week));
  if (current.length < daysNeeded || known.length < weeksNeeded) return undefined;
  const ordered = known.sort((a, b) => a - b);
  const value = reckon(measure, current);
  const [low, usual, high] = [0.1, 0.5, 0.9].map((share) => quantile(ordered, share)) as [
    number,
    number,
    number,
  ];
  const standing = value < low ? 'below' : value > high ? 'above' : 'usual';
  return { measure, value, usual, standing, days: current.length };
}

/**
 * Returns the value of a week: the number of days with yes for a yes/no measure, otherwise the mean of the known
 * values.
 */
function reckon(measure: StoryMeasure, week: readonly number[]): number {
  const sum = week.reduce((total, value) => total + value, 0);
  return measures[measure].kind === 'yesNo' ? sum : sum / week.length;
}
