import { Worker } from 'node:worker_threads';
import type { AlarmScore } from './alarms.ts';
import type { Batch, BatchResult } from './bench-worker.ts';
import type { Population } from './population.ts';
import type { Scores } from './score-person.ts';

const batchSize = 20;

/** Worker threads that simulate people. The first person has the seed `seed`, the next person `seed` + 1, and so on. */
export interface Simulator {
  scores(population: Population, seed: number, people: number, methods: readonly string[]): Promise<Scores[]>;
  alarms(measures: number, seed: number, people: number): Promise<AlarmScore[]>;
  close(): Promise<void>;
}

/** Starts the worker threads. Calls `tell` after each batch with the number of simulated people so far. */
export function startSimulator(threads: number, tell: (done: number) => void): Simulator {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./bench-worker.ts', import.meta.url)),
  );
  const run = async (
    people: number,
    batch: (first: number, count: number) => Batch,
  ): Promise<BatchResult[]> => {
    const results: BatchResult[] = [];
    let [next, done] = [0, 0];
    const work = async (worker: Worker) => {
      while (next < people) {
        const first = next;
        const count = Math.min(batchSize, people - first);
        next += count;
        results[first / batchSize] = await ask(worker, batch(first, count));
        done += count;
        tell(done);
      }
    };
    await Promise.all(workers.map(work));
    return results;
  };
  return {
    scores: async (population, seed, people, methods) => {
      const results = await run(people, (first, count) => ({
        ...{ population, methods, count },
        firstSeed: seed + first,
      }));
      return results.flatMap((result) => ('scores' in result ? result.scores : []));
    },
    alarms: async (measures, seed, people) => {
      const results = await run(people, (first, count) => ({
        ...{ population: measures, methods: [], count },
        firstSeed: seed + first,
      }));
      return results.flatMap((result) => ('alarms' in result ? result.alarms : []));
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function ask(worker: Worker, batch: Batch): Promise<BatchResult> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: BatchResult) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(batch);
  });
}
