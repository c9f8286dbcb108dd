import { z } from 'zod';
import { AggregatorError } from '../aggregator.ts';
import { callAggregator } from '../call-aggregator.ts';
import type { OpenWearablesSettings } from './open-wearables-settings.ts';

interface Call {
  /** The name of the call in error messages. Must not contain an id. */
  name: string;
  /** The segments of the path after `/api/v1`. */
  path: string[];
  method?: 'GET' | 'POST' | 'DELETE';
  query?: Record<string, string | string[]>;
  body?: unknown;
}

/** The number of items per page. Open Wearables allows no larger number. */
const pageSize = '100';
/**
 * The largest number of pages that are read for one call. Prevents an endless loop if the server
 * never returns a last page.
 */
const maxPages = 1000;

const page = z.object({
  data: z.array(z.unknown()),
  pagination: z.object({ next_cursor: z.string().nullish(), has_more: z.boolean().nullish() }),
});

/** Calls the server and returns the parsed response. Throws AggregatorError. */
export function callOpenWearables<Schema extends z.ZodType>(
  { baseUrl, apiKey, apiKeyHeader, timeoutMs }: OpenWearablesSettings,
  { name, path, method, query = {}, body }: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/api/v1/${path.map(encodeURIComponent).join('/')}`);
  for (const [key, value] of Object.entries(query)) {
    for (const each of [value].flat()) url.searchParams.append(key, each);
  }
  return callAggregator(
    {
      name: `Open Wearables, ${name}`,
      url,
      headers: { [apiKeyHeader]: apiKey },
      timeoutMs,
      ...(method && { method }),
      ...(body !== undefined && { body }),
    },
    schema,
  );
}

/** Yields the items of all pages, page by page. Throws AggregatorError. */
export async function* readPages(settings: OpenWearablesSettings, call: Call): AsyncIterable<unknown[]> {
  let cursor: string | null | undefined;
  for (let count = 0; count < maxPages; count += 1) {
    const query = { ...call.query, limit: pageSize, ...(cursor && { cursor }) };
    const { data, pagination } = await callOpenWearables(settings, { ...call, query }, page);
    yield data;
    const next = pagination.next_cursor;
    if (!pagination.has_more || !next) return;
    if (next === cursor) break;
    cursor = next;
  }
  throw new AggregatorError('refused', `Open Wearables, ${call.name}: the pages do not end.`);
}
