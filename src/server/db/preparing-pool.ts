import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements are few, as lists of varying length are not written out; a bound all the same. */
const mostNames = 1000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `lagom_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Begins a statement that is planned for its values, each time. A plan for any values takes a span of days for a
 * short one, and reads every number of a year to find one of them.
 */
export const plannedAnew = '/* planned anew */';

/**
 * The pool, with each statement sent under a name, so that PostgreSQL parses and plans it once a connection
 * and not once a request. Kysely sends statements without names.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => preparingClient(await pool.connect()),
  };
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 && !text.startsWith(plannedAnew) ? nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}
