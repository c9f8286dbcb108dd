import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';

/**
 * A planned crash of the server's process. `statement` is the index, from 0, of the request's statement at which the
 * server crashes. A group of statements that is sent in one round trip counts as one statement. `isExecuted` is whether
 * the database still executes the statement at which the server crashes.
 */
export interface Crash {
  statement: number;
  isExecuted: boolean;
}

const died = () => new Error('The server died.');

interface Plan extends Crash {
  state: 'planned' | 'happened' | 'cancelled';
}

/**
 * The planned crashes of a server. A crash counts only the statements of its own request, because statements that the
 * server runs after a response can run at any time during the next request.
 */
export class Crashes {
  /** The plan of the request to which the running code belongs. Undefined if no crash is planned. */
  readonly #plan = new AsyncLocalStorage<Plan | undefined>();

  /**
   * Runs the work of a request and returns its result. Returns undefined if the crash happened. If `crash` is
   * undefined, no crash is planned.
   */
  async during<T>(crash: Crash | undefined, work: () => Promise<T>): Promise<T | undefined> {
    const plan: Plan | undefined = crash && { ...crash, state: 'planned' };
    const result = await this.#plan.run(plan, work);
    if (plan?.state === 'happened') return undefined;
    if (plan) plan.state = 'cancelled';
    return result;
  }

  /**
   * Executes a statement and returns its result. If a crash is due at this statement, throws instead: after the
   * execution if `isExecuted` is true, otherwise without executing.
   */
  async run<T>(execute: () => Promise<T>): Promise<T> {
    const crash = this.takeDue();
    if (!crash) return execute();
    if (crash.isExecuted) await execute();
    throw died();
  }

  /** Counts a statement. Returns the crash that is due at this statement. Returns undefined if no crash is due. */
  takeDue(): Crash | undefined {
    const plan = this.#plan.getStore();
    if (plan?.state !== 'planned' || plan.statement-- > 0) return undefined;
    plan.state = 'happened';
    return plan;
  }
}

/** Counts the statements and commits of the embedded database, and makes them fail at the planned crashes. */
export function followEmbedded(embedded: PGlite, crashes: Crashes): void {
  const query = embedded.query.bind(embedded) as (...values: unknown[]) => Promise<never>;
  embedded.query = (...values: unknown[]) => crashes.run(() => query(...values));
  const transaction = embedded.transaction.bind(embedded);
  embedded.transaction = async <T>(work: (tx: Transaction) => Promise<T>) => {
    let atCommit: Crash | undefined;
    const result = await transaction(async (tx) => {
      const queryInside = tx.query.bind(tx) as (...values: unknown[]) => Promise<never>;
      tx.query = (...values: unknown[]) => crashes.run(() => queryInside(...values));
      const worked = await work(tx);
      atCommit = crashes.takeDue();
      if (atCommit && !atCommit.isExecuted) throw died();
      return worked;
    });
    if (atCommit) throw died();
    return result;
  };
}

type Query = (statement: unknown, ...values: unknown[]) => unknown;

/** Several statements that the product sends to PostgreSQL in one round trip. `callback` gets the result. */
interface Group {
  callback: (error: Error | null, result?: unknown) => void;
}

/**
 * Counts the round trips that a connection pool makes to PostgreSQL, and makes them fail at the planned crashes. Does
 * not count rollbacks.
 */
export function followPool(pool: pg.Pool, crashes: Crashes): void {
  const followed = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (followed.has(client)) return;
    followed.add(client);
    const query = client.query.bind(client) as Query;
    client.query = ((statement: unknown, ...values: unknown[]) => {
      if (typeof statement === 'string') {
        const execute = () => query(statement, ...values) as Promise<unknown>;
        return statement === 'rollback' || values.length > 0 ? execute() : crashes.run(execute);
      }
      return isGroup(statement) ? runGroup(statement, query, crashes) : query(statement, ...values);
    }) as Query as typeof client.query;
  });
}

const isGroup = (statement: unknown): statement is Group =>
  typeof statement === 'object' && statement !== null && 'callback' in statement;

function runGroup(group: Group, query: Query, crashes: Crashes): unknown {
  const crash = crashes.takeDue();
  if (!crash) return query(group);
  const { callback } = group;
  if (!crash.isExecuted) return void setImmediate(callback, died());
  group.callback = () => callback(died());
  return query(group);
}
