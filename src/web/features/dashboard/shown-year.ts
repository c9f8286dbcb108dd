import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getHorizonYear } from '#contracts/measures.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import type { HoursMeaning } from '#domain/hours-meaning.ts';
import { daysUntilUsual, findUsualOf, minUsualDays } from '#domain/measures/usual.ts';
import { describeYear, keepMeasure, type YearDayValues, type YearMonth } from '#domain/year-horizon.ts';

/** What the year page shows of a year: one measure at a time. */
export interface ShownYear {
  measure: HorizonMeasure;
  /** The measures with a value in the year. */
  measures: readonly HorizonMeasure[];
  /** What the hours of sleep of the year are. */
  sleepMeaning: HoursMeaning;
  /**
   * The months from the first month of the year's values, computed from the values of `measure` only. Without values,
   * the months from the month of today, or none if the year is over. A new year has no months that have not started,
   * and any other year at most as many as have started.
   */
  months: readonly YearMonth[];
  /** The values of `measure` by day. */
  values: ReadonlyMap<CalendarDay, number>;
  /** Whether months of the year are left out before the first of `months`. */
  startsLater: boolean;
  /** The usual value of the year. Undefined if too few days have a value. */
  usual: number | undefined;
  /** The number of days with a value that are missing before there is a usual value. */
  missingDays: number;
  /** The value of `measure` today. Undefined if there is none. */
  todaysValue: number | undefined;
  /** Whether a past day has a value, of any measure. */
  hasPastValues: boolean;
  /** Whether the year is over, so that no more days can get a value. */
  isOver: boolean;
  /** Whether the year is not over and fewer than seven days have a value, of any measure. */
  isNew: boolean;
}

/**
 * Returns what the page shows of a year. If `chosen` is undefined or has no value in the year, shows the first measure
 * with a value on a past day, or else the first measure with a value today.
 */
export function findShownYear(
  { entries: values, sleepMeaning }: Pick<EndpointOutput<typeof getHorizonYear>, 'entries' | 'sleepMeaning'>,
  year: number,
  today: CalendarDay,
  chosen: HorizonMeasure | undefined,
): ShownYear {
  const past = values.filter(({ date }) => date < today);
  const isIn = (days: readonly YearDayValues[]) => (measure: HorizonMeasure) =>
    days.some((day) => day[measure] !== null);
  const measures = horizonMeasures.filter(isIn(values));
  const found = measures.find((one) => one === chosen) ?? measures.find(isIn(past)) ?? measures[0];
  const measure = found ?? chosen ?? 'sleepHours';
  const months = describeYear(keepMeasure(values, measure), year, today);
  const start = months.findIndex(({ days }) => days.some(({ state }) => state !== 'before'));
  const isOver = `${year}-12-31` < today;
  const isNew = !isOver && values.length > 0 && values.length < minUsualDays;
  const ofMeasure = values.map((day) => ({ day: day.date, value: day[measure] }));
  return {
    measure,
    measures,
    sleepMeaning,
    months: start === -1 ? [] : leaveOutLateMonths(months.slice(start), isNew),
    values: new Map(ofMeasure.flatMap(({ day, value }) => (value === null ? [] : [[day, value]]))),
    startsLater: start > 0,
    usual: findUsualOf(past.flatMap((day) => day[measure] ?? []))?.median,
    missingDays: daysUntilUsual(ofMeasure, today),
    todaysValue: ofMeasure.find(({ day }) => day === today)?.value ?? undefined,
    hasPastValues: past.length > 0,
    isOver,
    isNew,
  };
}

/** Leaves out months that have not started (see `ShownYear.months`), because they would be most of the page. */
function leaveOutLateMonths(months: readonly YearMonth[], isNew: boolean): YearMonth[] {
  const started = months.filter(({ days }) => days[0]?.state !== 'future').length;
  return months.slice(0, isNew ? started : 2 * started);
}
