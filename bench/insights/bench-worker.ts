import { parentPort } from 'node:worker_threads';
import { type AlarmScore, scoreAlarms } from './alarms.ts';
import type { Population } from './population.ts';
import { type Scores, scorePerson } from './score-person.ts';

/** A batch of people with consecutive seeds. */
export interface Batch {
  /**
   * The population from which to generate the people. If `population` is a number, the worker returns alarm scores
   * instead, for people with that number of measures.
   */
  population: Population | number;
  methods: readonly string[];
  firstSeed: number;
  count: number;
}

export type BatchResult = { scores: Scores[] } | { alarms: AlarmScore[] };

parentPort?.on('message', ({ population, methods, firstSeed, count }: Batch) => {
  const seeds = Array.from({ length: count }, (_, index) => firstSeed + index);
  const result: BatchResult =
    typeof population === 'number'
      ? { alarms: seeds.map((seed) => scoreAlarms(seed, population)) }
      : { scores: seeds.map((seed) => scorePerson(population, seed, methods)) };
  parentPort?.postMessage(result);
});
