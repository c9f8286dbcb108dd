import { addDays, type CalendarDay } from './calendar-day.ts';
import { findRuns, findScale, type HorizonMeasure, horizonMeasures, toHeight } from './horizon.ts';
import { findUsualOf, type Usual } from './measures/usual.ts';
import { median } from './median.ts';

/**
 * The rules of the year page, which draws each day of a year as a tile with a hill, for one measure of the Horizon (see
 * horizon.ts) at a time.
 */

/** How the height of a day's hill compares with the usual height of the year. */
export const usualLevels = ['above', 'around', 'below'] as const;
export type UsualLevel = (typeof usualLevels)[number];

/**
 * Returns how a height (see `toHeight`) compares with the usual height. The result is `around` if the value is at most
 * one spread above or below the usual value.
 */
export function usualLevelOf(height: number): UsualLevel {
  if (Math.abs(height) <= toHeight(1, { middle: 0, spread: 1 })) return 'around';
  return height > 0 ? 'above' : 'below';
}

/** The values of a day. A measure without a value is null. */
export type YearDayValues = { date: CalendarDay } & Record<HorizonMeasure, number | null>;

/**
 * A day of the year. `measured` is a past day with a value. `gap` is a past day without a value, and `before` is a past
 * day before the first value of the year (see `findStart`). A day with the state `future` has no heights.
 */
export interface YearDay {
  day: CalendarDay;
  state: 'measured' | 'gap' | 'before' | 'today' | 'future';
  /**
   * The height of each measure that has a value: 0 at the usual value of the year, up to 1 above the usual value and
   * down to -1 below it (see `toHeight`). Always 0 if the year has too few values for a usual value.
   */
  heights: Partial<Record<HorizonMeasure, number>>;
}

export interface YearMonth {
  /** The first day of the month. */
  first: CalendarDay;
  days: YearDay[];
  measuredDays: number;
  /** The number of days of the month that are over, with or without a value. */
  pastDays: number;
  /** The first and the last day of each run of past days without a value. */
  gaps: { first: CalendarDay; last: CalendarDay }[];
  /** For each measure with a value, the median of its values on the past days of the month. */
  medians: Partial<Record<HorizonMeasure, number>>;
  /** For each measure with values on at least seven past days of the month, their median and quartiles. */
  spreads: Partial<Record<HorizonMeasure, Usual>>;
}

/**
 * Returns the twelve months of a year. Heights are relative to the usual values of the past days of
 * that year (see `findScale`), so that differences between the seasons are visible. `values` has
 * the days of the year that have a value, in any order.
 */
export function describeYear(
  values: readonly YearDayValues[],
  year: number,
  today: CalendarDay,
): YearMonth[] {
  const known = new Map(values.filter(({ date }) => date <= today).map((value) => [value.date, value]));
  const past = [...known.values()].filter(({ date }) => date < today);
  const scales = findScales(past);
  const start = findStart(values, today);
  const toDay = (day: CalendarDay): YearDay => {
    const heights = Object.fromEntries(
      horizonMeasures.flatMap((measure) => {
        const value = known.get(day)?.[measure] ?? null;
        const scale = scales[measure];
        return value === null ? [] : [[measure, scale ? toHeight(value, scale) : 0]];
      }),
    );
    if (day >= today) return { day, state: day === today ? 'today' : 'future', heights };
    if (Object.keys(heights).length > 0) return { day, state: 'measured', heights };
    return { day, state: day < start ? 'before' : 'gap', heights };
  };
  return Array.from({ length: 12 }, (_, index) => {
    const first = `${year}-${String(index + 1).padStart(2, '0')}-01`;
    const days = listMonthDays(first);
    const values = past.filter(({ date }) => days.includes(date));
    return {
      ...toMonth(first, days.map(toDay)),
      medians: mapKnown(values, median),
      spreads: findSpreads(values),
    };
  });
}

/**
 * Returns the first past day with a value. If there is no such day, returns the first day of `values`, which can be
 * today or have only null (see `keepMeasure`). For a year without such days, returns today.
 */
function findStart(values: readonly YearDayValues[], today: CalendarDay): string {
  const ordered = values.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const first = ordered.find((day) => day.date < today && hasValue(day)) ?? ordered[0];
  return first?.date ?? today;
}

const hasValue = (day: YearDayValues) => horizonMeasures.some((measure) => day[measure] !== null);

function toMonth(first: CalendarDay, days: YearDay[]): Omit<YearMonth, 'medians' | 'spreads'> {
  const gaps = findRuns(days.map(({ state }) => (state === 'gap' ? 0 : null)));
  const dayAt = (index: number) => addDays(first, index);
  return {
    first,
    days,
    measuredDays: days.filter(({ state }) => state === 'measured').length,
    pastDays: days.filter(({ state }) => state !== 'today' && state !== 'future').length,
    gaps: gaps.map((run) => ({ first: dayAt(run.first), last: dayAt(run.last) })),
  };
}

function findScales(days: readonly YearDayValues[]) {
  return mapKnown(days, (values, measure) => {
    const series = days.map(({ date, ...ofDay }) => ({ day: date, value: ofDay[measure] }));
    const usual = findUsualOf(values);
    return usual ? findScale(measure, series, usual) : undefined;
  });
}

const findSpreads = (days: readonly YearDayValues[]) =>
  mapKnown(days, (values) => findUsualOf(values) ?? undefined);

/** Returns the result of `compute` for each measure that has a value on one of the days, unless it is undefined. */
function mapKnown<Result>(
  days: readonly YearDayValues[],
  compute: (values: number[], measure: HorizonMeasure) => Result | undefined,
): Partial<Record<HorizonMeasure, Result>> {
  const results = horizonMeasures.flatMap((measure) => {
    const values = days.flatMap((day) => day[measure] ?? []);
    const result = values.length === 0 ? undefined : compute(values, measure);
    return result === undefined ? [] : [[measure, result]];
  });
  return Object.fromEntries(results);
}

function listMonthDays(first: CalendarDay): CalendarDay[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return days.filter((day) => day.slice(0, 7) === first.slice(0, 7));
}

/** Returns the days with the values of one measure only. */
export const keepMeasure = (days: readonly YearDayValues[], measure: HorizonMeasure): YearDayValues[] =>
  days.map((day) => {
    const others = horizonMeasures.filter((other) => other !== measure);
    return { ...day, ...Object.fromEntries(others.map((other) => [other, null])) };
  });

/** The fewest days with a value for the median of a month to be compared with other months. */
const minMonthDays = 7;

/**
 * Returns whether a month is whole: it is over, and fewer than seven of its days are before the first value of the
 * year.
 */
export const isWholeMonth = ({ days }: YearMonth): boolean =>
  days.every(({ state }) => state !== 'today' && state !== 'future') &&
  days.filter(({ state }) => state === 'before').length < minMonthDays;

/** Returns whether the median of a month is compared with other months: the month is whole and has enough values. */
export const isComparedMonth = (month: YearMonth): boolean =>
  month.measuredDays >= minMonthDays && isWholeMonth(month);

/**
 * Returns the months with the highest and the lowest median of a measure, among the months that `isComparedMonth`
 * accepts. A month is undefined if another month has the same median, as `format` shows it. Returns undefined if fewer
 * than two months are compared. `months` has the days of this measure only (see `keepMeasure`).
 */
export function findExtremeMonths(
  months: readonly YearMonth[],
  measure: HorizonMeasure,
  format: (median: number) => string,
): { highest: YearMonth | undefined; lowest: YearMonth | undefined } | undefined {
  const medianOf = ({ medians }: YearMonth) => medians[measure] ?? 0;
  const ordered = months.filter(isComparedMonth).toSorted((one, other) => medianOf(one) - medianOf(other));
  if (ordered.length < 2) return undefined;
  const unlessSame = (month: YearMonth | undefined, next: YearMonth | undefined) =>
    month && next && format(medianOf(month)) !== format(medianOf(next)) ? month : undefined;
  return {
    highest: unlessSame(ordered.at(-1), ordered.at(-2)),
    lowest: unlessSame(ordered[0], ordered[1]),
  };
}
