import { addDays, type CalendarDay } from '../calendar-day.ts';
import type { MeasureName } from '../measures/catalogue.ts';
import { measures } from '../measures/catalogue.ts';
import { quantile } from './quantile.ts';

/** The measures of the weekly story, in the order in which equally unusual ones are told. */
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

/** The weeks before this one that make up the person's usual. */
const usualWeeks = 8;
/** Days with a value that this week needs before a measure is told. */
const daysNeeded = 4;
/** Earlier weeks with that many days each. */
const weeksNeeded = 3;

/** What one measure was like in the last seven days, against the person's earlier weeks. */
interface StoryFact {
  measure: StoryMeasure;
  /** The mean of the week. A sum over the week for minutes, and the number of days with yes for a habit. */
  value: number;
  /** The median of the earlier weeks, reckoned in the same way. */
  usual: number;
  /** How the week compares with the middle 80 % of earlier weeks. */
  standing: 'below' | 'usual' | 'above';
  /** The days of this week with a value. */
  days: number;
}

export interface Story {
  from: CalendarDay;
  to: CalendarDay;
  /** Unusual measures first. Empty if too little is known. */
  facts: StoryFact[];
}

type DailyValues = Partial<Record<StoryMeasure, readonly { day: CalendarDay; value: number }[]>>;

/** Returns the first day that the story of a week ending on `to` needs. */
export const storyStart = (to: CalendarDay): CalendarDay => addDays(to, -7 * (usualWeeks + 1) + 1);

/** Returns what the seven days up to and including `to` were like. */
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

/** Returns the week's value: the number of days with yes, or the mean of the days with a value. */
function reckon(measure: StoryMeasure, week: readonly number[]): number {
  const sum = week.reduce((total, value) => total + value, 0);
  return measures[measure].kind === 'yesNo' ? sum : sum / week.length;
}
