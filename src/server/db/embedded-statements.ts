import { type messages, type PGlite, protocol, types } from '@electric-sql/pglite';
import { customPlanHint } from './postgres-dialect.ts';

const { serialize } = protocol;

interface Prepared {
  name: string;
  /** The type of each parameter, as the id of a row in PostgreSQL's table pg_type. */
  parameterTypes: number[];
  /** The columns of the result. */
  fields: messages.RowDescriptionMessage['fields'];
  /** How often the statement has run since it was prepared. */
  runs: number;
}

interface StatementResult {
  rows: Record<string, unknown>[];
  /** The number of inserted, updated and deleted rows. */
  affectedRows: number;
}

/**
 * The maximum number of prepared statements. A new statement beyond this number replaces the
 * statement that has not run for the longest time.
 */
const maxPrepared = 300;

/**
 * The maximum number of values of a prepared statement. A statement with more values is rarely
 * repeated, and its plan needs much memory.
 */
const maxValues = 50;

/**
 * Matches statements that have a list as a value. Such statements are not prepared. For a prepared
 * statement, PostgreSQL keeps a plan that assumes ten elements in each list. That plan is very slow
 * for an import, whose lists have hundreds of elements.
 */
const listValue = /\bunnest\(|\bany\s*\(|\[\]/i;

/**
 * A statement is prepared again after this number of runs. PostgreSQL chooses the plan by the size of the tables, and
 * the embedded database never notices by itself that a table has grown.
 */
const maxRuns = 500;

/**
 * Runs statements on an embedded database. PostgreSQL parses and plans a statement when it runs for the first time, and
 * keeps the plan. `PGlite.query` parses and plans each statement every time, which takes longer than running it.
 */
export class EmbeddedStatements {
  readonly #pglite: PGlite;
  readonly #prepared = new Map<string, Prepared>();
  #names = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Returns whether `run` accepts the statement. Other statements must be run with `PGlite.query`. */
  accepts(text: string, values: readonly unknown[]): boolean {
    if (this.#prepared.has(text)) return true;
    return values.length <= maxValues && !text.startsWith(customPlanHint) && !listValue.test(text);
  }

  /** Runs a statement. Throws the error of PostgreSQL if the statement fails. */
  run(text: string, values: readonly unknown[]): Promise<StatementResult> {
    return this.#pglite.runExclusive(async () => {
      if (this.#pglite.closed) throw new Error('The database is closed.');
      const prepared = await this.#prepare(text);
      prepared.runs += 1;
      try {
        return await this.#execute(prepared, values);
      } catch (error) {
        // Makes the next run prepare the statement again. The statement may have failed because the
        // columns of a table have changed since the statement was prepared.
        prepared.runs = maxRuns;
        throw error;
      }
    });
  }

  async #prepare(text: string): Promise<Prepared> {
    const known = this.#prepared.get(text);
    // Deleting and setting an entry moves it to the end of the map. So the first entry of the map
    // is the statement that has not run for the longest time.
    this.#prepared.delete(text);
    if (known && known.runs < maxRuns) {
      this.#prepared.set(text, known);
      return known;
    }
    const name = known?.name ?? this.#freeName();
    const answers = await this.#send(
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    let prepared: Prepared = { name, parameterTypes: [], fields: [], runs: 0 };
    for (const answer of answers) {
      if (isParameterDescription(answer)) prepared = { ...prepared, parameterTypes: answer.dataTypeIDs };
      if (isRowDescription(answer)) prepared = { ...prepared, fields: answer.fields };
    }
    this.#prepared.set(text, prepared);
    return prepared;
  }

  /** Returns a name for a new statement. If all names are in use, drops the statement that ran the longest time ago. */
  #freeName(): string {
    const [oldest] = this.#prepared;
    if (!oldest || this.#prepared.size < maxPrepared) return `lagom_${this.#names++}`;
    this.#prepared.delete(oldest[0]);
    return oldest[1].name;
  }

  async #execute(
    { name, parameterTypes, fields }: Prepared,
    values: readonly unknown[],
  ): Promise<StatementResult> {
    const texts = values.map((value, index) => this.#toText(value, parameterTypes[index]));
    const answers = await this.#send(
      serialize.bind({ statement: name, values: texts }),
      serialize.execute({}),
    );
    const rows: StatementResult['rows'] = [];
    let affectedRows = 0;
    for (const answer of answers) {
      if (isDataRow(answer)) rows.push(this.#toRow(answer.fields, fields));
      if (isCommandComplete(answer)) affectedRows = countAffected(answer.text);
    }
    return { rows, affectedRows };
  }

  #send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.#pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]));
  }

  #toText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const toText = type === undefined ? undefined : this.#pglite.serializers[type];
    return toText ? toText(value) : String(value);
  }

  #toRow(texts: (string | null)[], fields: Prepared['fields']): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    fields.forEach(({ name, dataTypeID }, index) => {
      row[name] = types.parseType(texts[index] ?? null, dataTypeID, this.#pglite.parsers);
    });
    return row;
  }
}

const isParameterDescription = (
  answer: messages.BackendMessage,
): answer is messages.ParameterDescriptionMessage => answer.name === 'parameterDescription';
const isRowDescription = (answer: messages.BackendMessage): answer is messages.RowDescriptionMessage =>
  answer.name === 'rowDescription';
const isDataRow = (answer: messages.BackendMessage): answer is messages.DataRowMessage =>
  answer.name === 'dataRow';
const isCommandComplete = (answer: messages.BackendMessage): answer is messages.CommandCompleteMessage =>
  answer.name === 'commandComplete';

/** Returns the number of rows in the completion message of a command that writes, such as `INSERT 0 5`. */
function countAffected(completion: string): number {
  const [command = '', ...counts] = completion.split(' ');
  return ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command) ? Number(counts.at(-1)) : 0;
}
