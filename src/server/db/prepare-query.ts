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
 * Returns a function that runs a query with the given arguments and returns its rows. `build` is
 * called only once, because building a query takes longer than sending it. So `build` must not read
 * the arguments. `build` may only use them as values in the query.
 */
export function prepareQuery<Args extends object, Row>(
  build: (db: Db, args: Args) => { compile(): CompiledQuery<Row> },
): (db: Db, args: Args) => Promise<Row[]> {
  const { query, values } = shareParameters(build(builder, placeholders as Args).compile());
  return async (db, args) => {
    const parameters = values.map((value) =>
      value instanceof Placeholder ? args[value.name as keyof Args] : value,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

/**
 * Does the same as `prepareQuery`, but for a query whose SQL depends on which arguments are
 * defined. Calls `build` once for each combination of defined arguments. So `build` may check
 * whether an argument is undefined.
 */
export function prepareVariants<Args extends object, Row>(
  build: (db: Db, args: Args) => { compile(): CompiledQuery<Row> },
): (db: Db, args: Args) => Promise<Row[]> {
  const variants = new Map<string, (db: Db, args: Args) => Promise<Row[]>>();
  return (db, args) => {
    const given = Object.entries(args).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    const key = given.join();
    let run = variants.get(key);
    if (!run) {
      run = prepareQuery((builder, values: Args) =>
        build(builder, Object.fromEntries(given.map((name) => [name, values[name as keyof Args]])) as Args),
      );
      variants.set(key, run);
    }
    return run(db, args);
  };
}

/**
 * If a query uses an argument several times, it has several parameters for this argument. Replaces them by one
 * parameter, so that the value is sent only once. Returns the changed query and the values of its parameters.
 */
function shareParameters<Row>(query: CompiledQuery<Row>): { query: CompiledQuery<Row>; values: unknown[] } {
  const values: unknown[] = [];
  const positions = query.parameters.map((value) => {
    const known = values.findIndex(
      (other) => value instanceof Placeholder && other instanceof Placeholder && other.name === value.name,
    );
    return known === -1 ? values.push(value) : known + 1;
  });
  const text = query.sql.replaceAll(/\$(\d+)/g, (_match, old) => `$${positions[Number(old) - 1]}`);
  return { query: { ...query, sql: text }, values };
}
