import type { Aggregator } from '#server/aggregators/aggregator.ts';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/http/deps.ts';

/** The dependencies of the services and jobs of devices. */
export interface DevicesDeps extends Pick<Deps, 'db' | 'jobs' | 'now'> {
  /** Undefined if the keys of the chosen aggregator are missing. */
  aggregator: Aggregator | undefined;
  config: Pick<Config, 'AGGREGATOR' | 'APP_URL' | 'DEVICE_HISTORY_DAYS'>;
}
