import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Most statements that get a name. There are fewer, as no statement spells out a list of varying length. */
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
 * Starts a statement that PostgreSQL must plan for its values each time. A plan for any values assumes that a span of
 * days is short, and then reads a whole year to find a few rows.
 */
export const plannedAnew = '/* planned anew */';

/**
 * Returns a pool for Kysely that sends each statement under a name, so that PostgreSQL parses and plans it once per
 * connection instead of once per request. Kysely itself sends statements without names.
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
