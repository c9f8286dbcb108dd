import type { EndpointResult } from '#contracts/endpoint.ts';
import type { proposeExperiment } from '#contracts/experiments.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { estimateNoise, fewestNoiseValues, noiseDays } from '#domain/experiments/noise.ts';
import { shownEffects } from '#domain/experiments/power.ts';
import { proposeLengths, smallestDifference } from '#domain/experiments/proposal.ts';
import type { Db } from '#server/db/connect.ts';
import { dailySeries } from '../measures/daily-series-service.ts';

/**
 * Returns the statistical power of an experiment for each possible length. The power depends on how much this person's
 * outcome varies. If the variation is unknown, returns the reason as `refusal` instead.
 */
export async function getProposal(
  db: Db,
  userId: number,
  outcome: ExperimentOutcome,
  today: CalendarDay,
): Promise<EndpointResult<typeof proposeExperiment>> {
  const { noise, ...counts } = await readNoise(db, userId, outcome, today);
  const counted = { ...counts, valuesNeeded: fewestNoiseValues };
  if (typeof noise === 'string') {
    return {
      ...counted,
      refusal: noise,
      deviation: null,
      smallestThatMatters: null,
      effects: [],
      lengths: [],
    };
  }
  return {
    ...counted,
    refusal: null,
    deviation: noise.deviation,
    smallestThatMatters: smallestDifference(outcome, noise),
    effects: shownEffects.map((effect) => effect * noise.deviation),
    lengths: proposeLengths(noise),
  };
}

/**
 * Returns how much the outcome of this person varied in the last `noiseDays` days, the number of values on these days,
 * and whether today has a value. If the variation cannot be computed, `noise` is the reason as text.
 */
export async function readNoise(db: Db, userId: number, outcome: ExperimentOutcome, today: CalendarDay) {
  const series = await dailySeries(db, userId, [outcome], addDays(today, -noiseDays), today);
  const values = series[outcome].filter(({ day }) => day < today);
  const hasToday = series[outcome].length > values.length;
  return { noise: estimateNoise(values, today), values: values.length, hasToday };
}
