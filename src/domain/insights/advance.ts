import { addDays, type CalendarDay, getWeekday } from '../calendar-day.ts';
import { alignDays, type NumberedDays, numberDays, parseDay } from './align.ts';
import type { Finding } from './finding.ts';
import type { AlignedMetric, SkippedPair } from './look-tests.ts';
import { looksBetween, lookWindow } from './looks.ts';
import { makeLook } from './make-look.ts';
import type { MetricSeries } from './metric.ts';

/**
 * What the engine stores about a person between runs. The memory can be stored as JSON. A look is
 * one of the scheduled analyses of the person's days.
 */
export interface InsightMemory {
  /** The first day with a value, which is day number 1. Null before there is a value. */
  firstDay: CalendarDay | null;
  /** The day number of the last look. 0 before the first look. */
  lookedAt: number;
  /**
   * All findings so far, including withdrawn findings. A pair of metrics has at most one finding.
   */
  findings: readonly Finding[];
}

/** A finding that a scheduled analysis (look) added or withdrew, with the numbers that the analysis computed. */
export interface InsightEvent extends Finding {
  event: 'found' | 'withdrawn';
  /** The last day that the analysis included. */
  look: CalendarDay;
}

/** The result of `advance`. */
export interface Advance {
  memory: InsightMemory;
  events: InsightEvent[];
  /** The pairs that the last scheduled analysis could not test, with reasons. Empty if no analysis was due. */
  skipped: SkippedPair[];
  /** The number of tests of the last scheduled analysis, at most two per pair of metrics. 0 if no analysis was due. */
  tests: number;
}

export const emptyMemory: InsightMemory = { firstDay: null, lookedAt: 0, findings: [] };

/**
 * Analyses a person's values. Returns the new memory and the findings that were added or withdrawn. The scheduled
 * analyses, called looks, take place on fixed days, counted from the first day with a value (see looks.ts). This
 * function makes all looks that have become due since the last run, in order. Each look uses only the values up to its
 * day. Running this function daily or once over the whole history gives the same memory.
 *
 * A look compares each exposure with each outcome on the same day and on the next day. It uses generalised least
 * squares with AR(1) errors, adjusted for weekday and slow changes. It also adjusts for the other current findings
 * about the same outcome, including those that this look has just made. A new finding must pass the Benjamini-Hochberg
 * rule over all tests of the look. Each look has its own false discovery rate for this rule (see looks.ts). A new
 * finding must also pass a permutation test. A finding stays until a later look contradicts it.
 *
 * `series` contains each metric once. `today` is the last day whose values are complete.
 */
export function advance(memory: InsightMemory, series: readonly MetricSeries[], today: CalendarDay): Advance {
  const result: Advance = { memory, events: [], skipped: [], tests: 0 };
  const last = parseDay(today);
  if (last === undefined) return result;
  const numbered = series.map((metric) => ({ metric, ...numberDays(metric.values) }));
  const firstDay = memory.firstDay ?? firstDayOf(numbered, last);
  const first = firstDay === null ? undefined : parseDay(firstDay);
  if (first === undefined) return result;
  result.memory = { ...memory, firstDay };
  for (const { day, rate } of looksBetween(memory.lookedAt, last - first + 1)) {
    const to = first + day - 1;
    const from = Math.max(first, to - lookWindow + 1);
    const look = { day, rate, lastDay: dayOf(to), firstWeekday: getWeekday(dayOf(from)) };
    const made = makeLook(result.memory.findings, alignMetrics(numbered, from, to), look);
    result.memory = { ...result.memory, lookedAt: day, findings: made.findings };
    result.events.push(...made.changed.map(eventOf));
    result.skipped = made.skipped;
    result.tests = made.tests;
  }
  return result;
}

interface NumberedSeries extends NumberedDays {
  metric: MetricSeries;
}

function firstDayOf(series: readonly NumberedSeries[], last: number): CalendarDay | null {
  let first = last + 1;
  for (const { days } of series) for (const day of days) if (day < first) first = day;
  return first > last ? null : dayOf(first);
}

const dayOf = (number: number): CalendarDay => addDays('1970-01-01', number);

/**
 * Returns the metrics with one value per day, from day `from` to day `to` (days since 1970-01-01).
 */
const alignMetrics = (series: readonly NumberedSeries[], from: number, to: number): AlignedMetric[] =>
  series.map((numbered) => ({ ...numbered.metric, values: alignDays(numbered, from, to) }));

const eventOf = (finding: Finding): InsightEvent => ({
  ...finding,
  event: finding.status === 'current' ? 'found' : 'withdrawn',
  look: finding.lastChecked,
});
