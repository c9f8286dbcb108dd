import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { Aggregator } from './aggregator.ts';
import { createSimulator } from './simulator/simulator.ts';

/** Returns the aggregator that the settings choose. Returns undefined if its keys are missing. */
export function openAggregator(
  config: Config,
  deps: { db: Db; jobs: JobQueue; now: () => Date },
): Aggregator | undefined {
  return config.AGGREGATOR === 'simulator' ? createSimulator(config, deps) : undefined;
}
