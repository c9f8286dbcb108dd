import type { Insight, MeasureInsight, PatternInsight } from '#contracts/insights.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { findingDescription, findingTitle } from '#domain/insights/finding-text.ts';
import type { Language } from '#domain/insights/measure-phrases.ts';
import { tellExperiment, tellSignal } from '#domain/insights/signal-text.ts';
import type { ShownNumbers } from '#domain/shown-numbers.ts';
import type { StoredFinding } from './insight-rows-queries.ts';
import type { StoredSignal } from './signals-queries.ts';

/** Converts a confidence from 0 to 1 to percent, at most 99, because no finding is certain. */
const toPercent = (confidence: number) => Math.min(99, Math.round(confidence * 100));

/** Converts a finding to the API's format, with texts in the given language and without hidden numbers. */
export function toPatternInsight(
  finding: StoredFinding,
  language: Language,
  shown: ShownNumbers,
): PatternInsight {
  return {
    ...finding,
    type: 'pattern',
    title: findingTitle(finding, language),
    description: findingDescription(finding, language, shown),
    confidence: toPercent(finding.confidence),
  };
}

const typeOfKind = { trend: 'trend', change: 'trend', anomaly: 'other', streak: 'achievement' } as const;

/**
 * Converts a signal to the API's format, with texts in the given language. Returns undefined for a
 * suggested experiment, unless its pattern is in `patterns`, is current and is not hidden. Returns
 * undefined for any other past signal, and for a streak if streaks are hidden.
 */
export function toSignalInsight(
  signal: StoredSignal,
  patterns: readonly StoredFinding[],
  language: Language,
  shown: ShownNumbers,
): Insight | undefined {
  const { kind, measure, amount, exposure, status, ...rest } = signal;
  if (kind === 'experiment') return toRecommendation(signal, patterns, language);
  if (status === 'past' || (kind === 'streak' && !shown.streaks)) return undefined;
  const insight: MeasureInsight = {
    ...rest,
    ...tellSignal({ ...signal, kind }, language, shown),
    type: typeOfKind[kind],
    kind,
    measure,
    effect: amount,
    status,
    confidence: kind === 'streak' ? 100 : null,
  };
  return insight;
}

function toRecommendation(
  { id, exposure, measure, firstSeen, lastChecked, rating, hidden }: StoredSignal,
  patterns: readonly StoredFinding[],
  language: Language,
): Insight | undefined {
  const pattern = patterns.find((one) => one.exposure === exposure && one.outcome === measure);
  if (pattern?.status !== 'current' || pattern.hidden || exposure === null) return undefined;
  const { days, confidence } = pattern;
  return {
    ...tellExperiment(pattern, language),
    ...{ id, firstSeen, lastChecked, rating, hidden, days, exposure },
    type: 'recommendation',
    status: 'current',
    outcome: measure,
    confidence: toPercent(confidence),
    pattern: pattern.id,
  };
}

const typeOrder = { pattern: 0, recommendation: 1, trend: 2, other: 3, achievement: 4 };
const statusOrder = { current: 0, withdrawn: 1 };

/** Returns the insights sorted by status, then by type. Insights with the same status and type keep their order. */
export const sortInsights = (insights: readonly Insight[]): Insight[] =>
  insights.toSorted(
    (one, other) =>
      statusOrder[one.status] - statusOrder[other.status] || typeOrder[one.type] - typeOrder[other.type],
  );

/**
 * The engine searches this number of days, up to the last day of the signal, for a change of level
 * or for an unusual day. For a trend or a streak, the signal itself contains the first day.
 */
const searchedDays = { change: 364, anomaly: 92 };

/** Returns the first of the days that a signal about one measure is based on. */
export function firstDayOf({ kind, from, to }: StoredSignal): CalendarDay {
  return kind === 'change' || kind === 'anomaly' ? addDays(to, 1 - searchedDays[kind]) : from;
}
