import type { z } from 'zod';
import { limitFetch } from '../limited-fetch.ts';
import { AggregatorError } from './aggregator.ts';

/** Limits the response of an aggregator to 32 MiB. */
const limitedFetch = limitFetch(32 * 1024 * 1024);

/** The longest pause that an aggregator can ask for, in seconds. */
const maxPauseSeconds = 86_400;

/** The failure of a call that an aggregator answered with an HTTP error status. */
export class AggregatorStatusError extends AggregatorError {
  readonly status: number;

  constructor(message: string, status: number, retryAfterSeconds: number | null) {
    super(reasonOf(status), message, retryAfterSeconds);
    this.status = status;
  }
}

/** A request to an aggregator. */
interface AggregatorCall {
  /** The name of the call in error messages, such as "Terra: daily". Must not contain an id or data of a person. */
  name: string;
  method?: 'GET' | 'POST' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  timeoutMs: number;
}

/**
 * Sends a request, parses the JSON of the response with the schema and returns the result. Parses an empty response as
 * undefined. Throws AggregatorError. The error message contains neither the address, which can contain an id, nor the
 * response, which can contain health data.
 */
export async function callAggregator<Schema extends z.ZodType>(
  call: AggregatorCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await fetchText(call);
  const parsed = schema.safeParse(parseJson(call.name, text));
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new AggregatorError('refused', `${call.name}: the answer has an unknown form at "${path}".`);
}

async function fetchText({ name, method = 'GET', url, headers, body, timeoutMs }: AggregatorCall) {
  let response: Response;
  let text: string;
  try {
    response = await limitedFetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new AggregatorError(
      'retryLater',
      `${name}: ${isTimeout ? 'no answer in time' : 'no whole answer'}.`,
    );
  }
  if (!response.ok) {
    const pause = readPause(response.headers.get('retry-after'));
    throw new AggregatorStatusError(`${name}: status ${response.status}.`, response.status, pause);
  }
  return text;
}

function reasonOf(status: number): AggregatorError['reason'] {
  if (status === 404) return 'gone';
  if (status === 401) return 'unauthorized';
  return status === 408 || status === 425 || status === 429 || status >= 500 ? 'retryLater' : 'refused';
}

/**
 * Returns the pause in seconds that a Retry-After header asks for. The header contains seconds or a date. Returns null
 * if the header is missing or cannot be read.
 */
function readPause(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(maxPauseSeconds, Math.max(0, Math.ceil(seconds)));
}

function parseJson(name: string, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Leaves out the error of JSON.parse, because its message quotes the text, which can contain
    // health data.
    throw new AggregatorError('retryLater', `${name}: the answer is not JSON.`);
  }
}
