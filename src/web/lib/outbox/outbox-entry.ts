import type { WriteEndpoint } from '#contracts/endpoint.ts';

/** The input of a write: the parts of the request, and the files that go with them. */
export interface EntryInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Files by form field, such as `photo`. */
  files?: Record<string, Blob>;
}

/**
 * Why the server did not accept an entry: the HTTP status, the error code and the rejected field of its response. The
 * code or the field is undefined if the response does not name it.
 */
export interface Refusal {
  status: number;
  code: string | undefined;
  field: string | undefined;
}

/** A member's write that the server has not confirmed yet. */
export interface OutboxEntry {
  /** Identifies the entry on this device. Entries are sent in ascending order of their numbers. */
  number: number;
  userId: number;
  /** The idempotency key, which this device creates. The server carries out the write of a key only once. */
  key: string;
  method: WriteEndpoint['method'];
  /** The path of the endpoint, with parameter names in place of values, such as `/api/food-entries/:id`. */
  path: string;
  input: EntryInput;
  /**
   * Earlier versions of the input that were sent with the same key. Set if the person changed the entry before a
   * response arrived. The server may have stored one of these versions.
   */
  sentInputs?: readonly EntryInput[];
  /** The fields that the person changed, for a write that changes an existing record. */
  editedFields?: readonly string[];
  /** When the person made the write, in milliseconds since 1970 by the clock of this device. */
  writtenAt: number;
  /** The time zone in which the person made the write. */
  zone: string;
  /**
   * How many attempts to send the entry have started. If `attempts` is not 0, the server may have stored the entry
   * although no response arrived.
   */
  attempts: number;
  /**
   * The status of the last failed attempt: 0 without a response, 401 without a session, otherwise the status of the
   * response.
   */
  failure?: number;
  /**
   * The refusal of the server. While it is set, the entry is not sent, and the person must change, retry or delete it.
   */
  refusal?: Refusal;
}

/**
 * The fields of a new write that the caller provides. The outbox adds the others. Without `writtenAt`, the person makes
 * the write now.
 */
export type NewWrite = Pick<OutboxEntry, 'userId' | 'method' | 'path' | 'input' | 'editedFields' | 'zone'> &
  Partial<Pick<OutboxEntry, 'writtenAt'>>;

/** A change of the outbox. `number` is undefined if another tab made the change. */
export interface OutboxEvent {
  /**
   * `added`: a write was stored. `sent`: the server has the entry. `refused`: the server refused the entry, so the
   * person must act. `removed`: the entry was deleted before it was sent. `edited`: the input of the entry was
   * replaced. `changed`: the attempts, the wait or the refusal of the entry changed.
   */
  kind: 'added' | 'sent' | 'refused' | 'removed' | 'edited' | 'changed';
  number?: number;
}
