import pg from 'pg';
import { type Columns, findColumns, forgetColumns, rememberColumns } from './known-columns.ts';

/** A statement with its parameter values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /** The name of the prepared statement. Undefined for a statement that PostgreSQL parses and plans each time. */
  name: string | undefined;
}

export interface StatementResult {
  command: string | null;
  rowCount: number | null;
  rows: unknown[];
}

type Callback = (error: Error | null | undefined, result: StatementResult) => void;

/** A connection of node-postgres, with the properties that `Query` uses. */
interface Wire extends pg.Connection {
  stream: pg.Connection['stream'];
  describe(target: unknown): void;
  submittedNamedStatements: Record<string, string>;
}

/** A `Query` of node-postgres. Its type lacks these members. */
interface WireQuery {
  name: string | undefined;
  text: string;
  callback: Callback | undefined;
  _result: Columns;
  _accumulateRows: boolean;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
}

/**
 * Sends several statements to PostgreSQL in one round trip. If a statement fails, PostgreSQL skips the following
 * statements. node-postgres treats the group like one of its own `Query` objects and calls a method of the group for
 * each message from PostgreSQL. The methods for results pass the message on to the statement that PostgreSQL is
 * responding to.
 */
export class StatementGroup implements pg.Submittable {
  readonly #queries: WireQuery[];
  readonly #last: WireQuery;
  #wire: Wire | undefined;
  #answering = 0;

  /** Takes a callback for the result of the last statement, or for the error of the first statement that failed. */
  constructor(before: readonly Statement[], last: Statement, callback: Callback) {
    this.#last = queryOf(last);
    this.#last.callback = callback;
    this.#queries = [...before.map(queryOf), this.#last];
  }

  // The name and the text of the statement that PostgreSQL is responding to. node-postgres reads both to remember which
  // statements a connection has prepared.
  get name(): string | undefined {
    return this.#queries[this.#answering]?.name;
  }

  get text(): string | undefined {
    return this.#queries[this.#answering]?.text;
  }

  get callback(): Callback | undefined {
    return this.#last.callback;
  }

  set callback(callback: Callback | undefined) {
    this.#last.callback = callback;
  }

  /**
   * Sends the statements. If a value cannot be serialised, sends nothing and returns the error. Otherwise returns
   * undefined.
   */
  submit(connection: pg.Connection): Error | undefined {
    const wire = connection as Wire;
    this.#wire = wire;
    const messages: Buffer[] = [];
    let isKnown = false;
    // Collects the messages of all statements, but leaves out the sync message at the end of each statement. After a
    // sync message, PostgreSQL would run the next statement even if the previous one had failed. Also leaves out the
    // request for the columns of a statement if the columns are known.
    const collecting: Wire = Object.create(wire, {
      stream: { value: { writable: true, write: (message: Buffer) => messages.push(message) } },
      sync: { value: () => undefined },
      describe: { value: (target: unknown) => isKnown || wire.describe.call(collecting, target) },
    });
    for (const query of this.#queries) {
      const columns = findColumns(wire, query.name);
      isKnown = columns !== undefined;
      if (columns) applyColumns(query, columns);
      const error = prepare(query, collecting);
      if (error) return error;
    }
    wire.sync.call(collecting);
    // Writes one buffer, because writing many small buffers takes several times as long.
    wire.stream.write(Buffer.concat(messages));
    return undefined;
  }

  handleRowDescription(message: unknown): void {
    const query = this.#queries[this.#answering];
    query?.handleRowDescription(message);
    if (query?.name !== undefined && this.#wire) rememberColumns(this.#wire, query.name, query._result);
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#answering]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    this.#queries[this.#answering]?.handleCommandComplete(message, wire);
    this.#answering += 1;
  }

  handleReadyForQuery(wire: Wire): void {
    this.#last.handleReadyForQuery(wire);
  }

  handleError(error: Error, wire: Wire): void {
    // Marks the failed statement and the skipped statements as not prepared, so that they are prepared the next time.
    for (const { name } of this.#queries.slice(this.#answering)) {
      if (name === undefined) continue;
      delete wire.submittedNamedStatements[name];
      forgetColumns(wire, name);
    }
    this.#last.handleError(error, wire);
  }
}

/**
 * Writes the messages of a statement to `wire`. Returns an error if a value cannot be serialised, otherwise undefined.
 */
function prepare(query: WireQuery, wire: Wire): Error | undefined {
  const { callback } = query;
  let failure: Error | undefined;
  query.callback = (error) => {
    failure = error ?? undefined;
  };
  query.prepare(wire);
  query.callback = callback;
  return failure;
}

/** Does what node-postgres does when it receives the description of the columns. */
function applyColumns(query: WireQuery, columns: Columns): void {
  query._result.fields = columns.fields;
  query._result._parsers = columns._parsers;
  query._result._prebuiltEmptyResultObject = columns._prebuiltEmptyResultObject;
  query._accumulateRows = true;
}

function queryOf({ text, values, name }: Statement): WireQuery {
  const query = new pg.Query(text, [...values]) as unknown as WireQuery;
  query.name = name;
  return query;
}
