import { sql } from 'kysely';
import { addDays } from '#domain/calendar-day.ts';
import { measureNames, measures } from '#domain/measures/catalogue.ts';
import type { Db } from '#server/db/connect.ts';
import { listAllEntries } from '../cycle/cycle-service.ts';
import { dailySeries } from '../measures/daily-series-service.ts';
import { type ColumnLabels, commonLabels } from './export-labels.ts';
import type { ExportColumn, TableRule } from './export-rules.ts';
import { cycleColumnLabels, exportSchema } from './export-schema.ts';

export type Row = Record<string, unknown>;

/** The person whose data is exported. */
export interface ExportOwner {
  id: number;
  email: string;
  emailVerified: boolean;
}

/**
 * One kind of data in an export. The export contains each kind of data as a JSON file and as a CSV
 * file.
 */
export interface ExportTable {
  name: string;
  columns: { name: string; words: ColumnLabels }[];
  /** Yields a person's rows in pages, to limit memory use. Can yield all rows of a small table as one page. */
  readPages(db: Db, person: ExportOwner): AsyncIterable<Row[]>;
}

const pageSize = 500;

/**
 * Every kind of data in an export. The last two kinds come from the cycle module and the measures module, not from
 * `exportSchema`.
 */
export const exportTables: readonly ExportTable[] = [
  ...Object.entries(exportSchema).flatMap(([table, rule]) =>
    'excluded' in rule ? [] : [toExportTable(table, rule as unknown as TableRule)],
  ),
  {
    name: 'cycle_entries',
    columns: Object.entries(cycleColumnLabels).map(([name, words]) => ({ name, words })),
    async *readPages(db, person) {
      yield (await listAllEntries(db, person.id)).map((entry): Row => ({ ...entry }));
    },
  },
  {
    name: 'daily_measures',
    columns: [
      { name: 'day', words: commonLabels.day },
      { name: 'measure', words: ['A measure in measures.csv', 'Ett mått i measures.csv'] },
      { name: 'value', words: ['The value of the day, in its unit', 'Dagens värde, i dess enhet'] },
      { name: 'source', words: commonLabels.source },
    ],
    readPages: readDailyMeasures,
  },
];

/** All measures except those of the menstrual cycle. Cycle entries are exported in a file of their own. */
const dailyNames = measureNames.filter((name) => measures[name].sensitivity === 'normal');
const daysAtOnce = 5 * 365;

/**
 * Yields the daily measures in pages, one row per day and measure, with the value of the source that takes precedence.
 */
async function* readDailyMeasures(db: Db, person: ExportOwner): AsyncGenerator<Row[]> {
  for (let from = '1900-01-01'; from < '2200-01-01'; from = addDays(from, daysAtOnce)) {
    const series = await dailySeries(db, person.id, dailyNames, from, addDays(from, daysAtOnce - 1), {
      purpose: 'show',
    });
    const rows = dailyNames.flatMap((measure) =>
      series[measure].map(({ day, value, source }) => ({ day, measure, value, source })),
    );
    if (rows.length > 0) yield rows;
  }
}

function toExportTable(table: string, rule: TableRule): ExportTable {
  const columns = Object.entries(rule.columns as Record<string, ExportColumn>).flatMap(([name, words]) =>
    typeof words === 'string' ? [] : [{ name, words }],
  );
  return {
    name: table,
    columns,
    async *readPages(db, person) {
      const owner = ownerValue(rule, person);
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
        last = page.length === pageSize ? page.at(-1) : undefined;
      } while (last);
    },
  };
}

function ownerValue(rule: TableRule, person: ExportOwner): number | string | undefined {
  if ((rule.owner as string) !== 'email') return person.id;
  return person.emailVerified ? person.email : undefined;
}

interface PageQuery {
  table: string;
  columns: string[];
  rule: TableRule;
  owner: number | string;
  last: Row | undefined;
}

async function readPage(db: Db, { table, columns, rule, owner, last }: PageQuery): Promise<Row[]> {
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const key: readonly string[] = rule.key;
  const after = last ? sql`and (${refs(key)}) > (${sql.join(key.map((name) => last[name]))})` : sql``;
  const { rows } = await sql<Row>`
    select ${refs(columns)} from ${sql.table(table)}
    where ${sql.ref(rule.owner)} = ${owner} ${after}
    order by ${refs(key)} limit ${pageSize}
  `.execute(db);
  return rows;
}
