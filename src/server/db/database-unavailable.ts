import pg from 'pg';

/**
 * Thrown if PostgreSQL does not respond in time, cannot be reached, or ends a connection. `cause` is the error of
 * node-postgres.
 */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The database does not respond: ${describeCause(cause)}`, { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/**
 * The PostgreSQL error codes for a cancelled statement, a server that is starting or stopping, and too many
 * connections.
 */
const unavailableCodes = ['57014', '57P01', '57P02', '57P03', '53300'];

/** The messages of node-postgres about a connection that is broken or silent. */
const brokenConnection = /^(Query read timeout|Connection terminated|Client (was closed|has encountered))/;

/**
 * Returns a DatabaseUnavailableError if a statement failed because of its connection or its time limit. Returns the
 * given error if PostgreSQL responded that the statement itself is wrong.
 */
export function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isUnavailable =
    error instanceof pg.DatabaseError
      ? unavailableCodes.includes(error.code ?? '')
      : 'syscall' in error || brokenConnection.test(error.message);
  return isUnavailable ? new DatabaseUnavailableError(error) : error;
}

/**
 * Returns the message of an error, or its code if the message is empty. Node.js reports failed attempts to connect to
 * several IP addresses as an AggregateError, which has a code and an empty message.
 */
function describeCause(cause: unknown): string {
  const { message, code } = cause as { message?: string; code?: string };
  return message || code || String(cause);
}
