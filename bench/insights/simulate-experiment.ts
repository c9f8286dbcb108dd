import { addDays, getWeekday } from '#domain/calendar-day.ts';
import { type ExperimentDay, outcomeSeries } from '#domain/experiments/analyse.ts';
import { drawOthers } from '#domain/experiments/compare.ts';
import { createPlan, type ExperimentPlan, plannedDays } from '#domain/experiments/plan.ts';
import { randomisationP } from '#domain/experiments/randomisation-test.ts';
import { type ExperimentLength, toSwitches } from '#domain/experiments/schedule.ts';

/** The simulated conditions of an experiment. Sizes are in standard deviations of the noise. */
export interface World {
  length: ExperimentLength;
  /** The autocorrelation of the noise. */
  phi: number;
  /** How much the outcome changes on a day on which the action was done. */
  effect: number;
  /** The share of days without an outcome. */
  missing: number;
  /** The share of scheduled days on which the person forgets the action. */
  forgotten: number;
  /** The share of days on which the person does not say whether the action was done. */
  unanswered: number;
  /** How much higher the outcome is on Saturdays and Sundays. */
  weekend: number;
  /** How much the outcome changes from the first day to the last. */
  drift: number;
  /**
   * The standard deviation of the daily change of a random walk. The random walk is added to the
   * outcome.
   */
  walk: number;
  /**
   * Whether the outcome is a rating: a whole number from 1 to 10. A standard deviation of the noise is then 1.5 points.
   * If false, the outcome is not rounded, and its unit is the standard deviation of the noise.
   */
  isRounded: boolean;
}

export const calmWorld: World = {
  length: 42,
  phi: 0.4,
  effect: 0,
  missing: 0.1,
  forgotten: 0,
  unanswered: 0,
  weekend: 0,
  drift: 0,
  walk: 0,
  isRounded: false,
};

/**
 * Returns random conditions in which the action has no effect. They include difficulties of real data, such as missing
 * days, drift and weekends.
 */
export function drawNullWorld(random: () => number): World {
  const maybe = (share: number, size: () => number) => (random() < share ? size() : 0);
  const symmetric = (most: number) => (2 * random() - 1) * most;
  return {
    length: ([28, 42, 56] as const)[Math.floor(random() * 3)] ?? 42,
    phi: random() * 0.9,
    effect: 0,
    missing: random() * 0.3,
    forgotten: random() * 0.4,
    unanswered: random() * 0.3,
    weekend: maybe(0.6, () => symmetric(1)),
    drift: maybe(0.3, () => symmetric(2)),
    walk: maybe(0.15, () => 0.15),
    isRounded: random() < 0.5,
  };
}

/** Returns a random plan, and its days simulated under the conditions of `world`. */
export function simulateExperiment(
  world: World,
  random: () => number,
): { plan: ExperimentPlan; days: ExperimentDay[] } {
  const action = { measure: null, words: 'x', form: 'with' } as const;
  const unit = world.isRounded ? 1.5 : 1;
  const plan = createPlan(
    { action, outcome: 'mood', lag: 0, length: world.length },
    {
      better: 'higher',
      start: addDays('2026-01-05', Math.floor(random() * 7)),
      smallestThatMatters: 0.5 * unit,
      seed: Math.floor(random() * 2 ** 31),
    },
  );
  const noise = drawNoise(world, random);
  const days = plannedDays(plan).map((day, index): ExperimentDay => {
    const done = plan.schedule[index] === '1' && random() >= world.forgotten;
    const isWeekend = getWeekday(day) % 6 === 0;
    const value =
      (noise[index] ?? 0) +
      (done ? world.effect : 0) +
      (isWeekend ? world.weekend : 0) +
      (world.drift * index) / world.length;
    return {
      day,
      done: random() < world.unanswered ? null : done,
      outcome: random() < world.missing ? null : toAnswer(value, world),
    };
  });
  return { plan, days };
}

function drawNoise({ length, phi, walk }: World, random: () => number): number[] {
  let error = gaussian(random);
  let level = 0;
  return Array.from({ length }, (_, index) => {
    if (index > 0) error = phi * error + Math.sqrt(1 - phi * phi) * gaussian(random);
    level += walk * gaussian(random);
    return error + level;
  });
}

const toAnswer = (value: number, { isRounded }: World) =>
  isRounded ? Math.min(10, Math.max(1, Math.round(6 + 1.5 * value))) : value;

/** Returns a standard normal number (Box and Muller 1958). */
const gaussian = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Returns whether the randomisation test finds an effect, in either direction. */
export function isRejected({ plan, days }: { plan: ExperimentPlan; days: ExperimentDay[] }): boolean {
  const drawn = toSwitches(plan.schedule);
  return randomisationP(outcomeSeries(plan, days), drawn, drawOthers(plan)) <= plan.alpha;
}
