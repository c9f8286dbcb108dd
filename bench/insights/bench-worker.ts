import { parentPort } from 'node:worker_threads';
import { type AlarmScore, scoreAlarms } from './alarms.ts';
import type { Population } from './population.ts';
import { type Scores, scorePerson } from './score-person.ts';

/** A batch of people with consecutive seeds. */
export interface Batch {
  /**
   * The population from which the worker generates people. If `population` is a number instead, the worker simulates
   * people with this number of measures, and returns their alarm scores.
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
