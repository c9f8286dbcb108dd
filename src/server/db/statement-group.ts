import pg from 'pg';

export interface Statement {
  text: string;
  values: readonly unknown[];
  /** The name it is prepared under on a connection; undefined for a statement that is planned each time. */
  name: string | undefined;
}

export interface StatementResult {
  command: string | null;
  rowCount: number | null;
  rows: unknown[];
}

type Callback = (error: Error | null | undefined, result: StatementResult) => void;

/** The connection of a node-postgres client, as far as its own `Query` uses it and the types do not say. */
interface Wire extends pg.Connection {
  stream: pg.Connection['stream'];
  submittedNamedStatements: Record<string, string>;
}

/** The methods of node-postgres's own `Query` that its types do not name. */
interface WireQuery {
  name: string | undefined;
  text: string;
  callback: Callback | undefined;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
}

/**
 * Statements that travel to PostgreSQL and back in one round trip, as one unit of the protocol: when one of them fails,
 * PostgreSQL skips those after it. node-postgres calls the methods below as it calls those of its own `Query`; each
 * passes its message on to the statement that PostgreSQL is answering.
 */
export class StatementGroup implements pg.Submittable {
  readonly #queries: WireQuery[];
  readonly #last: WireQuery;
  #answering = 0;

  /** Calls back with the result of the last statement, or with the error of the first that failed. */
  constructor(before: readonly Statement[], last: Statement, callback: Callback) {
    this.#last = queryOf(last);
    this.#last.callback = callback;
    this.#queries = [...before.map(queryOf), this.#last];
  }

  // node-postgres reads name and text to remember which statements a connection has prepared.
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

  /** Sends the statements. Returns an error, and sends nothing, if a value cannot be written. */
  submit(connection: pg.Connection): Error | undefined {
    const wire = connection as Wire;
    const messages: Buffer[] = [];
    // Each query ends with a sync, after which PostgreSQL would run the next one even if this one failed.
    const collecting: Wire = Object.create(wire, {
      stream: { value: { writable: true, write: (message: Buffer) => messages.push(message) } },
      sync: { value: () => undefined },
    });
    for (const query of this.#queries) {
      const error = prepare(query, collecting);
      if (error) return error;
    }
    wire.sync.call(collecting);
    // One buffer, because a write of many takes the operating system several times as long.
    wire.stream.write(Buffer.concat(messages));
    return undefined;
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#answering]?.handleRowDescription(message);
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
    // The statements after the failed one were not prepared either.
    for (const { name } of this.#queries.slice(this.#answering)) {
      if (name !== undefined) delete wire.submittedNamedStatements[name];
    }
    this.#last.handleError(error, wire);
  }
}

/** Returns what the query would have called back with, such as an error of a value that is not to be written. */
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

function queryOf({ text, values, name }: Statement): WireQuery {
  const query = new pg.Query(text, [...values]) as unknown as WireQuery;
  query.name = name;
  return query;
}
