import type { Insight, MeasureInsight, PatternInsight } from '#contracts/insights.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { findingDescription, findingTitle } from '#domain/insights/finding-text.ts';
import type { Language } from '#domain/insights/measure-phrases.ts';
import { tellExperiment, tellSignal } from '#domain/insights/signal-text.ts';
import type { StoredFinding } from './insights-queries.ts';
import type { StoredSignal } from './signals-queries.ts';

/** Returns the confidence in percent. At most 99, because nothing that is found in a person's days is certain. */
const toPercent = (confidence: number) => Math.min(99, Math.round(confidence * 100));

/** Returns a finding as the API shows it. */
export function toPatternInsight(finding: StoredFinding, language: Language): PatternInsight {
  return {
    ...finding,
    type: 'pattern',
    title: findingTitle(finding, language),
    description: findingDescription(finding, language),
    confidence: toPercent(finding.confidence),
  };
}

const typeOfKind = { trend: 'trend', change: 'trend', anomaly: 'other', streak: 'achievement' } as const;

/**
 * Returns a signal as the API shows it. Returns undefined for an experiment whose pattern is not shown to the person.
 */
export function toSignalInsight(
  signal: StoredSignal,
  patterns: readonly StoredFinding[],
  language: Language,
): Insight | undefined {
  const { kind, measure, amount, exposure, status, ...rest } = signal;
  if (kind === 'experiment') return toRecommendation(signal, patterns, language);
  if (status === 'past') return undefined;
  const insight: MeasureInsight = {
    ...rest,
    ...tellSignal({ ...signal, kind }, language),
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

/** Returns the insights by status, then by type. Keeps the order of the same type. */
export const sortInsights = (insights: readonly Insight[]): Insight[] =>
  insights.toSorted(
    (one, other) =>
      statusOrder[one.status] - statusOrder[other.status] || typeOrder[one.type] - typeOrder[other.type],
  );

/** The days that a search uses. A trend and a streak have their own first day. */
const searchedDays = { change: 364, anomaly: 92 };

/** Returns the first day that a signal about one measure rests on. */
export function firstDayOf({ kind, from, to }: StoredSignal): CalendarDay {
  return kind === 'change' || kind === 'anomaly' ? addDays(to, 1 - searchedDays[kind]) : from;
}
