import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { exportCycle } from '../cycle/cycle-service.ts';
import { accountTables, type Column, cycleColumns, type TableRule } from './account-tables.ts';
import type { ColumnWords } from './account-words.ts';

export type Row = Record<string, unknown>;

/** Whose rows are asked for. */
export interface Person {
  id: number;
  email: string;
  emailVerified: boolean;
}

/** One kind of data of an export: a file of each format. */
export interface Kind {
  name: string;
  columns: { name: string; words: ColumnWords }[];
  /** A person's rows, some at a time, so that ten years take no more memory than a day. */
  pages(db: Db, person: Person): AsyncIterable<Row[]>;
}

const rowsAtOnce = 500;

/** Every kind there is, in the order of the list of tables; the cycle's comes from its own module. */
export const kinds: readonly Kind[] = [
  ...Object.entries(accountTables).flatMap(([table, rule]) =>
    'leftOut' in rule ? [] : [kindOf(table, rule as unknown as TableRule)],
  ),
  {
    name: 'cycle_entries',
    columns: Object.entries(cycleColumns).map(([name, words]) => ({ name, words })),
    async *pages(db, person) {
      yield (await exportCycle(db, person.id)).map((entry): Row => ({ ...entry }));
    },
  },
];

function kindOf(table: string, rule: TableRule): Kind {
  const columns = Object.entries(rule.columns as Record<string, Column>).flatMap(([name, words]) =>
    typeof words === 'string' ? [] : [{ name, words }],
  );
  return {
    name: table,
    columns,
    async *pages(db, person) {
      const owner = ownerOf(rule, person);
      if (owner === undefined) return;
      let last: Row | undefined;
      do {
        const page = await readPage(db, {
          table,
          columns: columns.map(({ name }) => name),
          rule,
          owner,
          last,
        });
        if (page.length > 0) yield page;
        last = page.length === rowsAtOnce ? page.at(-1) : undefined;
      } while (last);
    },
  };
}

function ownerOf(rule: TableRule, person: Person): number | string | undefined {
  if ((rule.owner as string) !== 'email') return person.id;
  return person.emailVerified ? person.email : undefined;
}

interface PageOf {
  table: string;
  columns: string[];
  rule: TableRule;
  owner: number | string;
  last: Row | undefined;
}

async function readPage(db: Db, { table, columns, rule, owner, last }: PageOf): Promise<Row[]> {
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const key: readonly string[] = rule.key;
  const after = last ? sql`and (${refs(key)}) > (${sql.join(key.map((name) => last[name]))})` : sql``;
  const { rows } = await sql<Row>`
    select ${refs(columns)} from ${sql.table(table)}
    where ${sql.ref(rule.owner)} = ${owner} ${after}
    order by ${refs(key)} limit ${rowsAtOnce}
  `.execute(db);
  return rows;
}
