import type { PatternInsight } from '#contracts/insights.ts';
import { phraseStep } from '#domain/insights/measure-phrases.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';

type Effect = Pick<PatternInsight, 'exposure' | 'outcome' | 'low' | 'high'>;

/**
 * Returns the largest value on the axis of an effect, in the unit of `outcome`. All patterns whose outcomes have this
 * unit have the same axis, so that their effects can be compared.
 */
export function effectReach(outcome: MeasureName, patterns: readonly Effect[]): number {
  const sizes = patterns
    .filter((one) => measures[one.outcome].unit === measures[outcome].unit)
    .map(({ exposure, low, high }) => Math.max(Math.abs(low), Math.abs(high)) * phraseStep(exposure));
  return Math.max(...sizes) * 1.15;
}
