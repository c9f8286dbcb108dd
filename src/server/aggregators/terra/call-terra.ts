import type { z } from 'zod';
import { callAggregator } from '../call-aggregator.ts';

/** The address, the keys and the header names of Terra. Terra has changed the address and some names before. */
export interface TerraSettings {
  /** The address of the API with its version. */
  baseUrl: string;
  devId: string;
  apiKey: string;
  /** The secret that signs webhooks. Null if none are sent. */
  signingSecret: string | null;
  /** The time in milliseconds that one answer may take. */
  timeoutMs: number;
  /** An origin, such as `https://storage.example`, from which large payloads may be fetched without further checks. */
  payloadOrigin: string | null;
  /** The names of headers, in lower case. */
  headers: {
    devId: string;
    apiKey: string;
    /** The names of the signature. The first that a webhook has is read. */
    signature: string[];
    traceId: string;
    orderedAt: string;
  };
}

interface Call {
  /** Names the call in errors. Contains no id. */
  name: string;
  /** The path after the address of the API. */
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  query?: Record<string, string>;
  body?: unknown;
}

/** Calls Terra and returns the parsed answer. Throws AggregatorError. */
export function callTerra<Schema extends z.ZodType>(
  { baseUrl, devId, apiKey, headers, timeoutMs }: TerraSettings,
  { name, path, method, query = {}, body }: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/${path}`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return callAggregator(
    {
      name: `Terra, ${name}`,
      url,
      headers: { [headers.devId]: devId, [headers.apiKey]: apiKey },
      timeoutMs,
      ...(method && { method }),
      ...(body !== undefined && { body }),
    },
    schema,
  );
}
