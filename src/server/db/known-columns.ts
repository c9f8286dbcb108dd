import type pg from 'pg';

/** The properties of node-postgres's `Result` that depend on the columns of a statement. Its type lacks them. */
export interface Columns {
  fields: pg.FieldDef[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

const byConnection = new WeakMap<object, Map<string, Columns>>();

/**
 * Returns the columns of a prepared statement if the connection has received their description before. Such a statement
 * needs no further description, because PostgreSQL never changes the columns of a prepared statement. If a table has
 * changed, the statement fails instead.
 */
export function findColumns(connection: object, name: string | undefined): Columns | undefined {
  return name === undefined ? undefined : byConnection.get(connection)?.get(name);
}

/** Stores the columns of a prepared statement that a connection has described. */
export function rememberColumns(connection: object, name: string, columns: Columns): void {
  const known = byConnection.get(connection) ?? new Map<string, Columns>();
  byConnection.set(connection, known);
  const { fields, _parsers, _prebuiltEmptyResultObject } = columns;
  known.set(name, { fields, _parsers, _prebuiltEmptyResultObject });
}

/** Forgets the columns of a statement that must be prepared again. */
export function forgetColumns(connection: object, name: string): void {
  byConnection.get(connection)?.delete(name);
}
