import type { Config } from '../../config.ts';

/** The address, the keys and the header names of an Open Wearables server. */
export interface OpenWearablesSettings {
  /** The address of the server, without `/api/v1`. */
  baseUrl: string;
  apiKey: string;
  apiKeyHeader: string;
  /** The secret of the webhook endpoint: `whsec_` followed by base64. Null if the setting is missing. */
  webhookSecret: string | null;
  /** The prefix of the names of webhook headers, in lower case. */
  webhookHeaders: string;
  /** The timeout of a call, in milliseconds. */
  timeoutMs: number;
}

/** Returns the settings. Returns undefined if the address or the key is missing. */
export function readOpenWearablesSettings(config: Config): OpenWearablesSettings | undefined {
  const { OPEN_WEARABLES_URL: baseUrl, OPEN_WEARABLES_API_KEY: apiKey } = config;
  if (!baseUrl || !apiKey) return undefined;
  return {
    baseUrl,
    apiKey,
    apiKeyHeader: config.OPEN_WEARABLES_API_KEY_HEADER,
    webhookSecret: config.OPEN_WEARABLES_WEBHOOK_SECRET ?? null,
    webhookHeaders: config.OPEN_WEARABLES_WEBHOOK_HEADERS,
    timeoutMs: config.AGGREGATOR_TIMEOUT_SECONDS * 1000,
  };
}
