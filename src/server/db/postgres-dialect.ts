import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { type Statement, StatementGroup, type StatementResult } from './statement-group.ts';

/**
 * Starts a statement that PostgreSQL must plan for its values each time. A plan for any values assumes that a span of
 * days is short, and then reads a whole year to find a few rows.
 */
export const customPlanHint = '/* planned anew */';

const sentWithNextMark = '/* sent with next */';

/**
 * Ends a statement of a transaction whose result nobody reads: `query.modifyEnd(sentWithNext)`. The statement takes no
 * round trip: it is sent together with the next statement, or with the commit, and that one fails if it fails.
 * The embedded database, which has no round trips, runs it at once.
 */
export const sentWithNext = sql.raw(sentWithNextMark);

/** Kysely's PostgreSQL dialect over a pool, with prepared statements and as few round trips as a transaction needs. */
export function createPostgresDialect(pool: pg.Pool): Dialect {
  return {
    createDriver: () => new PoolDriver(pool),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(await this.#pool.connect());
  }

  async beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    connection.begin(settings);
  }

  commitTransaction(connection: PoolConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PoolConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

/** A client of the pool, from its check-out to its release. */
class PoolConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  /** Statements of the transaction that are to be sent with the next one; the first of them begins it. */
  #waiting: Statement[] = [];
  #state: 'idle' | 'begun' | 'open' = 'idle';
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql: text, parameters: values }: CompiledQuery): Promise<QueryResult<Row>> {
    const { name, isSentWithNext } = planOf(text);
    if (isSentWithNext && this.#state !== 'idle') {
      this.#waiting.push({ text, values, name });
      return { rows: [] };
    }
    // A text without values may hold several commands, which cannot be sent with others.
    if (values.length === 0) await this.#sendWaiting();
    const { command, rowCount, rows } = await this.#send({ text, values, name });
    const isCounted = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return { rows: rows as Row[], ...(isCounted && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed.');
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const parts = ['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode];
    const text = parts.filter(Boolean).join(' ');
    this.#waiting = [{ text, values: [], name: planOf(text).name }];
    this.#state = 'begun';
  }

  /** Throws AbortedTransactionError when PostgreSQL rolled back because an earlier statement had failed. */
  async commit(): Promise<void> {
    const isEmpty = this.#state === 'begun' && this.#waiting.length === 1;
    if (!isEmpty) {
      const { command } = await this.#send({ text: 'commit', values: [], name: undefined });
      if (command === 'ROLLBACK') throw new AbortedTransactionError();
    }
    this.#endTransaction();
  }

  /** Never throws, so that the error that led here is the one reported. A connection that fails here is closed. */
  async rollback(): Promise<void> {
    const wasSent = this.#state === 'open';
    this.#endTransaction();
    if (!wasSent) return;
    await this.#send({ text: 'rollback', values: [], name: undefined }).catch(() => {
      this.#isBroken = true;
    });
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  #endTransaction(): void {
    this.#waiting = [];
    this.#state = 'idle';
  }

  async #sendWaiting(): Promise<void> {
    const last = this.#waiting.pop();
    if (last) await this.#send(last);
  }

  async #send(statement: Statement): Promise<StatementResult> {
    const before = this.#waiting;
    this.#waiting = [];
    if (this.#state === 'begun') this.#state = 'open';
    try {
      return before.length === 0 && statement.values.length === 0
        ? await this.#client.query(statement.text)
        : await this.#sendTogether(before, statement);
    } catch (error) {
      // The stack of a message from the socket says nothing about who sent the statement.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  #sendTogether(before: Statement[], last: Statement): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      this.#client.query(
        new StatementGroup(before, last, (error, result) => (error ? reject(error) : resolve(result))),
      );
    });
  }
}

interface Plan {
  name: string | undefined;
  isSentWithNext: boolean;
}

/** The texts are few, because lists of varying length are not written out; the bound is for those that are. */
const maxPlans = 1000;
const plans = new Map<string, Plan>();

/** How a text is sent. PostgreSQL parses and plans a named statement once per connection instead of once per request. */
function planOf(text: string): Plan {
  const known = plans.get(text);
  if (known) return known;
  const isNamed = plans.size < maxPlans && !text.startsWith(customPlanHint);
  const plan = {
    name: isNamed ? `lagom_${plans.size}` : undefined,
    isSentWithNext: text.endsWith(sentWithNextMark),
  };
  if (plans.size < maxPlans) plans.set(text, plan);
  return plan;
}
