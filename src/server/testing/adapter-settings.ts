import {
  type OpenWearablesSettings,
  readOpenWearablesSettings,
} from '#server/aggregators/open-wearables/open-wearables-settings.ts';
import { readTerraSettings, type TerraSettings } from '#server/aggregators/terra/terra-settings.ts';
import { readConfig } from '#server/config.ts';
import type { OpenWearablesStub } from './open-wearables-stub.ts';
import type { TerraStub } from './terra-stub.ts';

const common = { SECRET: 'x'.repeat(32), AGGREGATOR_TIMEOUT_SECONDS: '0.5' };

/** Returns the settings of an adapter that uses a stub of Open Wearables. */
export function openWearablesSettings({
  url,
  apiKey,
  webhookSecret,
}: OpenWearablesStub): OpenWearablesSettings {
  const settings = readOpenWearablesSettings(
    readConfig({
      ...common,
      OPEN_WEARABLES_URL: url,
      OPEN_WEARABLES_API_KEY: apiKey,
      OPEN_WEARABLES_WEBHOOK_SECRET: webhookSecret,
    }),
  );
  if (!settings) throw new Error('The settings of Open Wearables are incomplete.');
  return settings;
}

/** Returns the settings of an adapter that uses a stub of Terra. */
export function terraSettings({ url, devId, apiKey, signingSecret }: TerraStub): TerraSettings {
  const settings = readTerraSettings(
    readConfig({
      ...common,
      TERRA_URL: `${url}/v2`,
      TERRA_DEV_ID: devId,
      TERRA_API_KEY: apiKey,
      TERRA_SIGNING_SECRET: signingSecret,
      TERRA_PAYLOAD_ORIGIN: url,
    }),
  );
  if (!settings) throw new Error('The settings of Terra are incomplete.');
  return settings;
}
