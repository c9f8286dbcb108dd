import type { PatternInsight } from '#contracts/insights.ts';
import { phraseStep } from '#domain/insights/measure-phrases.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';

type Pair = Pick<PatternInsight, 'exposure' | 'outcome'>;
type Effect = Pair & Pick<PatternInsight, 'low' | 'high'>;

/** The axis reaches at least this many times as far as the intervals, so that no interval looks cut off at its end. */
const margin = 1.1;

/**
 * Returns the largest value on the axis of an effect, a round number in the unit of the outcome. Patterns have the same
 * axis if their effects can be compared: their outcomes have the same unit, and their effects are differences between
 * days with and without something, or per step of the same exposure.
 */
export function effectReach(pair: Pair, patterns: readonly Effect[]): number {
  const sizes = patterns
    .filter(
      (one) =>
        measures[one.outcome].unit === measures[pair.outcome].unit &&
        stepOf(one.exposure) === stepOf(pair.exposure),
    )
    .map(({ exposure, low, high }) => Math.max(Math.abs(low), Math.abs(high)) * phraseStep(exposure));
  return roundUp(Math.max(...sizes) * margin);
}

const stepOf = (exposure: MeasureName) => measures[exposure].kind === 'yesNo' || exposure;

const roundNumbers = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * Returns the smallest round number that is at least `size`. A number below 1 has one digit that is not zero, because
 * `formatAmount` shows no second one.
 */
function roundUp(size: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(size));
  const numbers = magnitude < 1 ? roundNumbers.filter(Number.isInteger) : roundNumbers;
  return (numbers.find((number) => number * magnitude >= size) ?? 10) * magnitude;
}
