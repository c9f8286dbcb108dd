import { addStructure } from './add-structure.ts';
import { autoregressive, latentSeries, sign, standardise } from './latent-series.ts';
import type { Population } from './population.ts';
import { createDraw, type Draw } from './random-person.ts';

/**
 * A true effect. The generator built it into the values, and the analysis should find it. With `lag` 1, the exposure
 * affects the outcome of the next day. With `sign` -1, the exposure lowers the outcome.
 */
interface PlantedEffect {
  exposure: string;
  outcome: string;
  lag: 0 | 1;
  sign: 1 | -1;
}

export interface GeneratedMetric {
  name: string;
  kind: 'yesNo' | 'number';
  role: 'exposure' | 'outcome';
  /** The values by day. A day without a value is NaN. */
  values: Float64Array;
}

export interface GeneratedPerson {
  metrics: GeneratedMetric[];
  effects: PlantedEffect[];
  /**
   * Pairs of an exposure and an outcome that are related without a planted effect (see
   * `addStructure`). The scores of the benchmark ignore claims about these pairs.
   */
  related: { exposure: string; outcome: string }[];
}

/** Returns a random person of a population. The same seed gives the same person. */
export function generatePerson(population: Population, seed: number): GeneratedPerson {
  const draw = createDraw(seed);
  const exposures = Array.from({ length: population.exposures }, (_, index) =>
    drawExposure(draw, population, index),
  );
  const outcomes = Array.from({ length: population.outcomes }, () => latentSeries(draw, population));
  const person: GeneratedPerson = { metrics: [], effects: [], related: [] };
  const isAffected = draw.chance(population.affected);
  addStructure(draw, population, exposures, outcomes, person);
  plantEffects(draw, population, exposures, outcomes, isAffected ? population.effects : 0, person);
  const answers = outcomes.map((outcome) => answer(draw, population, outcome));
  removeDays(draw, population, exposures, answers);
  exposures.forEach((values, index) => {
    const kind = index < population.yesNoExposures ? 'yesNo' : 'number';
    person.metrics.push({ name: `exposure${index}`, kind, role: 'exposure', values });
  });
  answers.forEach((values, index) => {
    person.metrics.push({ name: `outcome${index}`, kind: 'number', role: 'outcome', values });
  });
  return person;
}

function drawExposure(draw: Draw, population: Population, index: number): Float64Array {
  const latent = latentSeries(draw, population, population.exposurePhi);
  if (index >= population.yesNoExposures) return latent;
  const share = draw.uniform(...population.yesShare);
  const limit = latent.toSorted()[Math.floor((1 - share) * latent.length)] ?? 0;
  return latent.map((value) => (value >= limit ? 1 : 0));
}

function plantEffects(
  draw: Draw,
  population: Population,
  exposures: Float64Array[],
  outcomes: Float64Array[],
  count: number,
  person: GeneratedPerson,
): void {
  const pairs = new Set<number>();
  while (pairs.size < count) pairs.add(draw.index(exposures.length * outcomes.length));
  for (const pair of pairs) {
    const [exposure, outcome] = [pair % exposures.length, Math.floor(pair / exposures.length)];
    const effect = { lag: draw.index(2) as 0 | 1, sign: sign(draw) as 1 | -1 };
    const cause = standardise(exposures[exposure] ?? new Float64Array());
    const target = outcomes[outcome] ?? new Float64Array();
    for (let day = effect.lag; day < target.length; day++)
      target[day] = (target[day] ?? 0) + population.beta * effect.sign * (cause[day - effect.lag] ?? 0);
    person.effects.push({ exposure: `exposure${exposure}`, outcome: `outcome${outcome}`, ...effect });
  }
}

function answer(draw: Draw, population: Population, outcome: Float64Array): Float64Array {
  const centre = draw.uniform(4.5, 7);
  const spread = draw.uniform(1.2, 2);
  if (population.answers === 'fiveLevels') return outcome.map((value) => clampRound(3 + 0.9 * value, 1, 5));
  if (population.answers === 'tenLevels')
    return outcome.map((value) => clampRound(centre + spread * value, 1, 10));
  // The population has `clustered` answers: high ratings, except in long runs of bad days. On 40% of the days, the
  // person repeats the previous answer.
  const spells = autoregressive(draw, outcome.length, draw.uniform(0.85, 0.97));
  let held = 10;
  return outcome.map((value, day) => {
    if (draw.chance(0.4)) return held;
    held = clampRound(9 + 1.2 * value - 4 * Math.max(0, (spells[day] ?? 0) - 0.5), 1, 10);
    return held;
  });
}

const clampRound = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(value)));

/**
 * Sets the values of some days to NaN, in place. On days without a check-in, removes all outcomes and all yes/no
 * exposures. Such days are more frequent when the first outcome is low. Also removes the first five numeric exposures
 * on random runs of 2 to 10 days, as when a person does not wear a device.
 */
function removeDays(
  draw: Draw,
  population: Population,
  exposures: Float64Array[],
  answers: Float64Array[],
): void {
  const [first] = answers;
  const mood = first ? standardise(first) : new Float64Array(population.days);
  const { missing } = population;
  for (let day = 0; day < population.days; day++) {
    const share = Math.min(1, Math.max(0, missing * (1 - 0.5 * (mood[day] ?? 0))));
    const isMissing = draw.chance(share);
    if (isMissing) for (const answered of answers) answered[day] = Number.NaN;
    exposures.forEach((exposure, index) => {
      if (isMissing && index < population.yesNoExposures) exposure[day] = Number.NaN;
    });
  }
  for (let day = 0; day < population.days; day++) {
    if (!draw.chance(0.012)) continue;
    const until = Math.min(population.days, day + 2 + draw.index(9));
    for (const device of exposures.slice(population.yesNoExposures, population.yesNoExposures + 5))
      device.fill(Number.NaN, day, until);
  }
}
