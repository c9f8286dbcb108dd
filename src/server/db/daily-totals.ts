import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type SourcedValue, type TotalsRow, toSourcedValues } from '#domain/sources.ts';
import type { Db } from './connect.ts';
import { customPlanHint } from './postgres-dialect.ts';

/** How the daily measures of an area are read from its own tables. */
export interface DailyTotals {
  measures: object;
  select: Select;
  toValues: (rows: never[], names: readonly never[]) => SourcedValue[];
  /** Whether PostgreSQL must plan the statement anew for each set of values. */
  isPlannedAnew: boolean;
}

type Select = (
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
  names: readonly string[],
) => RawBuilder<unknown>;

/**
 * Declares the measures of an area. `select` returns rows with `day`, `source`, `recorded` and a column per measure.
 * `toValues` converts the rows, in which days and instants are text.
 */
export function defineDailyTotals<Name extends string, Row = TotalsRow<Name>>(
  measures: Readonly<Record<Name, unknown>>,
  select: Select,
  {
    toValues = toSourcedValues as unknown as (rows: Row[], names: readonly Name[]) => SourcedValue[],
    isPlannedAnew = false,
  }: { toValues?: (rows: Row[], names: readonly Name[]) => SourcedValue[]; isPlannedAnew?: boolean } = {},
): DailyTotals {
  return { measures, select, toValues: toValues as DailyTotals['toValues'], isPlannedAnew };
}

/**
 * Returns the values of measures from all sources between two days, both included. Reads all areas with one statement.
 */
export async function readDailyTotals(
  db: Db,
  areas: readonly DailyTotals[],
  userId: number,
  names: readonly string[],
  [from, to]: readonly [CalendarDay, CalendarDay],
): Promise<SourcedValue[]> {
  const parts = areas
    .map((area) => ({ area, asked: names.filter((name) => name in area.measures) }))
    .filter(({ asked }) => asked.length > 0);
  if (parts.length === 0) return [];
  const selects = parts.map(
    ({ area, asked }, index) =>
      sql`select ${sql.lit(index)} as part, row_to_json(totals) as totals
        from (${area.select(userId, from, to, asked)}) as totals`,
  );
  const hint = sql.raw(parts.some(({ area }) => area.isPlannedAnew) ? customPlanHint : '');
  const statement = sql<{ part: number; totals: unknown }>`${hint}${sql.join(selects, sql` union all `)}`;
  const rows = Map.groupBy((await statement.execute(db)).rows, ({ part }) => part);
  return parts.flatMap(({ area, asked }, index) => {
    const totals = rows.get(index)?.map((row) => row.totals) ?? [];
    return area.toValues(totals as never[], asked as never[]);
  });
}
