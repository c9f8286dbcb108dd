import { parentPort } from 'node:worker_threads';
import { type AlarmScore, scoreAlarms } from './alarms.ts';
import type { Population } from './population.ts';
import { type Scores, scorePerson } from './score-person.ts';

/** A batch of people with consecutive seeds. */
export interface Batch {
  /** The population of the people. A number requests alarm scores for people with that many measures instead. */
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
