import { type Baseline, baselines } from './baselines.ts';
import { type Claim, engineClaims } from './claims.ts';
import { type GeneratedPerson, generatePerson } from './generate-person.ts';
import type { Population } from './population.ts';

/**
 * The days at which recall is measured. Recall is the share of the planted effects (see `PlantedEffect`) that were
 * claimed by that day.
 */
export const recallDays = [91, 182, 364] as const;

/** How a method's claims about one person compare with the planted effects. */
export interface Score {
  /**
   * The number of claims. A claim about a pair in `GeneratedPerson.related` counts only if an effect was planted for the
   * pair.
   */
  claims: number;
  /** The number of claims about pairs for which no effect was planted. */
  falseClaims: number;
  /** The number of planted effects. */
  effects: number;
  /** For each day in `recallDays`, the number of planted effects that were claimed at the right lag by that day. */
  hits: number[];
  /** How many claims name a pair with a planted effect, and also the lag of this effect. */
  rightLag: number;
  /** How many claims name a pair with a planted effect, but state the opposite sign. */
  wrongSign: number;
  /**
   * The stated confidence of each claim, and whether the claim is right. A claim is right if its pair has a planted
   * effect with the same sign. The lags may differ. Empty if the method states no confidence.
   */
  confidences: [shown: number, isRight: boolean][];
  /** The processor time that the method took for this person, in milliseconds. */
  time: number;
}

export type Scores = Record<string, Score>;

export const methods: Record<string, Baseline> = { engine: engineClaims, ...baselines };

/** Returns the score of each named method for the simulated person that `seed` generates. */
export function scorePerson(population: Population, seed: number, names: readonly string[]): Scores {
  const person = generatePerson(population, seed);
  const scores: Scores = {};
  for (const name of names) {
    const started = process.cpuUsage();
    const claims = methods[name]?.(person, population.days) ?? [];
    const { user, system } = process.cpuUsage(started);
    scores[name] = { ...score(person, claims), time: (user + system) / 1000 };
  }
  return scores;
}

function score(person: GeneratedPerson, all: Claim[]): Omit<Score, 'time'> {
  const claims = all.filter((claim) => plantedFor(person, claim) || !isRelated(person, claim));
  const matched = claims.map((claim) => ({ claim, planted: plantedFor(person, claim) }));
  const isRight = ({ claim, planted }: (typeof matched)[number]) => planted?.sign === claim.sign;
  return {
    claims: claims.length,
    falseClaims: matched.filter(({ planted }) => !planted).length,
    effects: person.effects.length,
    hits: recallDays.map(
      (day) =>
        person.effects.filter((effect) =>
          matched.some(
            ({ claim, planted }) => planted === effect && claim.lag === effect.lag && claim.day <= day,
          ),
        ).length,
    ),
    rightLag: matched.filter(({ claim, planted }) => planted?.lag === claim.lag).length,
    wrongSign: matched.filter((match) => match.planted && !isRight(match)).length,
    confidences: matched.flatMap((match) => {
      const shown = match.claim.confidence;
      return shown === undefined ? [] : [[shown, isRight(match)] as [number, boolean]];
    }),
  };
}

/**
 * Returns the planted effect with the same exposure and the same outcome as a claim. The lags and the signs may differ.
 * Returns undefined if there is no such effect.
 */
const plantedFor = (person: GeneratedPerson, { exposure, outcome }: Claim) =>
  person.effects.find((effect) => effect.exposure === exposure && effect.outcome === outcome);

const isRelated = (person: GeneratedPerson, { exposure, outcome }: Claim) =>
  person.related.some((pair) => pair.exposure === exposure && pair.outcome === outcome);
