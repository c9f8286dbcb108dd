import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { Aggregator } from './aggregator.ts';
import { createOpenWearables } from './open-wearables/open-wearables.ts';
import { readOpenWearablesSettings } from './open-wearables/open-wearables-settings.ts';
import { createSimulator } from './simulator/simulator.ts';
import { createTerra } from './terra/terra.ts';
import { readTerraSettings } from './terra/terra-settings.ts';

/**
 * Returns the aggregator that the setting AGGREGATOR chooses. Returns undefined if the keys of that aggregator are
 * missing.
 */
export function openAggregator(
  config: Config,
  deps: { db: Db; jobs: JobQueue; now: () => Date },
): Aggregator | undefined {
  switch (config.AGGREGATOR) {
    case 'simulator':
      return createSimulator(config, deps);
    case 'open-wearables': {
      const settings = readOpenWearablesSettings(config);
      return settings && createOpenWearables(settings);
    }
    case 'terra': {
      const settings = readTerraSettings(config);
      return settings && createTerra(settings);
    }
  }
}
