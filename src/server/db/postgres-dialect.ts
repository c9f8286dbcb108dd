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
import { DatabaseUnavailableError, toUnavailable } from './database-unavailable.ts';
import { type Statement, StatementGroup, type StatementResult } from './statement-group.ts';

/**
 * A prefix for statements that PostgreSQL must plan again for each set of values. Without the prefix, PostgreSQL may
 * use one plan for all values after five executions of a prepared statement. That plan assumes a short range of days
 * and is slow for a long range.
 */
export const customPlanHint = '/* planned anew */';

const sentWithNextMark = '/* sent with next */';

/**
 * A suffix for a statement in a transaction whose result is not needed: `query.modifyEnd(sentWithNext)`. The statement
 * is sent together with the next statement or with the commit, which saves a round trip. If the suffixed statement
 * fails, the next statement or the commit throws the error. The embedded database has no round trips and runs the
 * statement immediately.
 */
export const sentWithNext = sql.raw(sentWithNextMark);

/**
 * Returns Kysely's PostgreSQL dialect for a pool of connections. The dialect uses prepared statements, and sends `start
 * transaction` together with the first statement of a transaction.
 */
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
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError(error);
    });
    return new PoolConnection(client);
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

/** A connection of the pool that is in use. Releasing it returns it to the pool. */
class PoolConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  /**
   * The statements of the transaction that are not sent yet. They are sent together with the next statement. After
   * `begin`, the first of them is the statement that starts the transaction.
   */
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
    // A statement without values may contain several commands. Such a statement cannot be sent in a group, so the
    // waiting statements are sent first, in a group of their own.
    if (values.length === 0) await this.#sendWaiting();
    const { command, rowCount, rows } = await this.#send({ text, values, name });
    const isCounted = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return { rows: rows as Row[], ...(isCounted && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed.');
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const parts = ['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode];
    const text = parts.filter(Boolean).join(' ');
    this.#waiting = [{ text, values: [], name: planOf(text).name }];
    this.#state = 'begun';
  }

  /**
   * Commits the transaction. Throws AbortedTransactionError if PostgreSQL rolled back instead, because an earlier
   * statement had failed.
   */
  async commit(): Promise<void> {
    const isEmpty = this.#state === 'begun' && this.#waiting.length === 1;
    if (!isEmpty) {
      const { command } = await this.#send({ text: 'commit', values: [], name: undefined });
      if (command === 'ROLLBACK') throw new AbortedTransactionError();
    }
    this.#endTransaction();
  }

  /**
   * Rolls back the transaction. Never throws, so that the error that caused the rollback is reported. If the rollback
   * fails, the connection is closed on release.
   */
  async rollback(): Promise<void> {
    const wasSent = this.#state === 'open';
    this.#endTransaction();
    // Sends nothing over a broken connection. If PostgreSQL does not respond, a rollback would wait
    // for the time limit again.
    if (!wasSent || this.#isBroken) return;
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
    } catch (failure) {
      const error = toUnavailable(failure);
      // The connection may still wait for a result from PostgreSQL, so the pool must not use the
      // connection again.
      if (error instanceof DatabaseUnavailableError) this.#isBroken = true;
      // Replaces the stack of the error. The error is created when the response arrives, so its own stack does not show
      // which code sent the statement.
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

/**
 * The maximum number of different statements that get a name. The limit is reached only by statements with lists of
 * varying length, because each length gives a different text.
 */
const maxPlans = 1000;
const plans = new Map<string, Plan>();

/**
 * Returns the name under which to send a statement, if any, and whether to send it together with the next statement.
 * PostgreSQL parses a named statement only once per connection.
 */
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
