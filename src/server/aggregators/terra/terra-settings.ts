import type { Config } from '../../config.ts';

/**
 * The address, the keys and the header names of Terra. Terra has changed its address and its header names before, so
 * they are settings.
 */
export interface TerraSettings {
  /** The address of the API with its version. */
  baseUrl: string;
  devId: string;
  apiKey: string;
  /** The secret that signs webhooks. Null if the setting is missing. */
  signingSecret: string | null;
  /** The timeout of a call, in milliseconds. */
  timeoutMs: number;
  /**
   * An origin from which large payloads may be fetched even if it has a private IP address or no `https`. Null if there
   * is none.
   */
  payloadOrigin: string | null;
  /**
   * The names of headers. `signature`, `traceId` and `orderedAt` are headers of webhooks, and their names are in lower
   * case.
   */
  headers: {
    devId: string;
    apiKey: string;
    /** The possible names of the signature header. The first name that a webhook contains is used. */
    signature: string[];
    traceId: string;
    orderedAt: string;
  };
}

/** Returns the settings. Returns undefined if TERRA_DEV_ID or TERRA_API_KEY is missing. */
export function readTerraSettings(config: Config): TerraSettings | undefined {
  const { TERRA_DEV_ID: devId, TERRA_API_KEY: apiKey, TERRA_PAYLOAD_ORIGIN: payload } = config;
  if (!devId || !apiKey) return undefined;
  return {
    baseUrl: config.TERRA_URL,
    devId,
    apiKey,
    signingSecret: config.TERRA_SIGNING_SECRET ?? null,
    timeoutMs: config.AGGREGATOR_TIMEOUT_SECONDS * 1000,
    payloadOrigin: payload === undefined ? null : new URL(payload).origin,
    headers: {
      devId: config.TERRA_DEV_ID_HEADER,
      apiKey: config.TERRA_API_KEY_HEADER,
      signature: config.TERRA_SIGNATURE_HEADERS.split(',').map((name) => name.trim()),
      traceId: config.TERRA_TRACE_HEADER,
      orderedAt: config.TERRA_ORDER_HEADER,
    },
  };
}
