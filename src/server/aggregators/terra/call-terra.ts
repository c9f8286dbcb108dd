import type { z } from 'zod';
import { callAggregator } from '../call-aggregator.ts';
import type { TerraSettings } from './terra-settings.ts';

interface Call {
  /** The name of the call in error messages. Must not contain an id or data of a person. */
  name: string;
  /** The path, relative to the address of the API. */
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  query?: Record<string, string>;
  body?: unknown;
}

/** Calls Terra and returns the parsed response. Throws AggregatorError. */
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
