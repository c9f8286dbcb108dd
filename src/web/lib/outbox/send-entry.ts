import type { RequestParts } from '#contracts/build-request.ts';
import { expectedUserHeader, writeHeaders } from '#contracts/write-headers.ts';
import { buildRequest, toWriteAge } from '#web/lib/build-request.ts';
import { retryAfterMs } from './back-off.ts';
import type { EntryInput, OutboxEntry, Refusal } from './outbox-entry.ts';

/** A response of the server, with its body as text. */
export interface Reply {
  status: number;
  statusText: string;
  text: string;
}

/** A failure after which the entry is sent again. */
export interface FailedAttempt {
  kind: 'failed';
  /** The HTTP status of the response. 0 if no response of the server arrived. */
  status: number;
  /** The wait in milliseconds that the server asked for, or undefined if it asked for none. */
  waitMs?: number | undefined;
}

/**
 * The result of an attempt. `answered`: the server accepted or refused the entry, and its response is final. `failed`:
 * the entry must be sent again.
 */
type Attempt = { kind: 'answered'; reply: Reply } | FailedAttempt;

export interface SendDeps {
  fetch: typeof fetch;
  now(): number;
  schedule(afterMs: number, work: () => void): void;
}

/** How long a request may take, in milliseconds. The time for uploading files is added. */
const requestTimeoutMs = 30_000;
/**
 * The upload speed from which the timeout for files is computed, in bytes per millisecond. A slower upload can time
 * out.
 */
const slowestBytesPerMs = 8;

/**
 * Sends an entry once and returns the result. Never rejects: without a response, or if the request takes too long, the
 * result is `failed` with status 0.
 */
export async function sendEntry(entry: OutboxEntry, deps: SendDeps): Promise<Attempt> {
  const { address, request } = buildEntryRequest(entry, deps.now());
  const controller = new AbortController();
  deps.schedule(timeoutMs(entry.input), () => controller.abort());
  try {
    const response = await deps.fetch(address, { ...request, signal: controller.signal });
    const { status, statusText } = response;
    const text = await response.text();
    if (isTemporary(status, text)) {
      return {
        kind: 'failed',
        status,
        waitMs: retryAfterMs(response.headers.get('retry-after'), deps.now()),
      };
    }
    // The login page of a public Wi-Fi network, or a proxy, can also respond with 200. Only responses of our server are
    // JSON.
    if (response.ok && !isJson(text)) return { kind: 'failed', status: 0 };
    return { kind: 'answered', reply: { status, statusText, text } };
  } catch {
    return { kind: 'failed', status: 0 };
  }
}

/**
 * Returns the request of an entry: the request that `callApi` would make, with additional headers for the idempotency
 * key, the age of the write, and the id of the person who made the write.
 */
function buildEntryRequest(entry: OutboxEntry, now: number) {
  const built = buildRequest(entry, toRequestParts(entry), entry.zone);
  const { headers } = built.request;
  headers.set(writeHeaders.key, entry.key);
  headers.set(writeHeaders.age, toWriteAge(entry.writtenAt, now));
  headers.set(expectedUserHeader, String(entry.userId));
  return built;
}

const toRequestParts = ({
  input: { params, query, body, files },
  editedFields,
}: OutboxEntry): RequestParts => ({
  ...(params && { params }),
  ...(query && { query }),
  ...(body !== undefined && { body: body as Record<string, unknown> }),
  ...files,
  editedFields,
});

/** Returns how long the request of an entry may take, in milliseconds. An entry with files gets more time. */
function timeoutMs({ files = {} }: EntryInput): number {
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  return requestTimeoutMs + bytes / slowestBytesPerMs;
}

/**
 * Returns whether the same request can succeed later. It can if the session is missing, a rate limit is reached,
 * another request with the same idempotency key is running, or the server or a proxy has a fault.
 */
function isTemporary(status: number, text: string): boolean {
  if (status === 409) return text.includes('"write_in_progress"');
  const isFinal = (status >= 200 && status < 300) || (status >= 400 && status < 500);
  return !isFinal || status === 401 || status === 408 || status === 429;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the status, the code and the field of an error response. */
export function readRefusal({ status, text }: Reply): Refusal {
  try {
    const { code, field } = JSON.parse(text) as Partial<Refusal>;
    return { status, code, field };
  } catch {
    return { status, code: undefined, field: undefined };
  }
}
