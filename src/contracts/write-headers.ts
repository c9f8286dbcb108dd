import { type Endpoint, requiredScope } from './endpoint.ts';

/** The headers of a write to a member's data. With them, the browser can send a write late or more than once. */
export const writeHeaders = {
  /** A UUID that identifies the write. The server carries out a write with the same key only once. */
  key: 'idempotency-key',
  /** How long ago the person made the write, in whole milliseconds. */
  age: 'x-write-age',
  /** The names of the fields that the person changed, separated by commas. */
  editedFields: 'x-edited-fields',
} as const;

/**
 * The header with the id of the user who made a write. If another person has signed in in the same browser since then,
 * the server responds with 401 `not_signed_in`. The write then waits in the browser until its author signs in.
 */
export const expectedUserHeader = 'x-expected-user';

/**
 * The header that marks a repeated response. The server has stored this response for an earlier request with the same
 * key, and returns it again. The value of the header is `true`.
 */
export const replayedHeader = 'idempotency-replayed';

/** The highest accepted value of the header `x-write-age`: 400 days in milliseconds. */
export const maxWriteAgeMs = 400 * 24 * 60 * 60 * 1000;

/**
 * Returns whether an endpoint accepts the headers of `writeHeaders`. Returns true for writes to the data of an area.
 * Returns false for reads. Also returns false for writes to the account and its credentials, because their responses
 * must not be stored.
 */
export function acceptsWriteHeaders(endpoint: Endpoint): boolean {
  return requiredScope(endpoint)?.endsWith(':write') ?? false;
}
