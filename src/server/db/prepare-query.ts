import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from './connect.ts';
import type { DB } from './tables.ts';

/** A query builder without a database connection. It can compile queries but not run them. */
const builder = new Kysely<DB>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
});

/** A stand-in for the value of an argument while a query is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) });

/**
 * Returns a function that runs a query with the given arguments and returns its rows. `build` is called only once,
 * because building a query takes longer than sending it. So `build` must not read the arguments: it may only use them
 * as values in the query.
 */
export function prepareQuery<Args extends object, Row>(
  build: (db: Db, args: Args) => { compile(): CompiledQuery<Row> },
): (db: Db, args: Args) => Promise<Row[]> {
  const query = build(builder, placeholders as Args).compile();
  return async (db, args) => {
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? args[value.name as keyof Args] : value,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
