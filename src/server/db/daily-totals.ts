import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { sourceGroup } from '#domain/measures/event-measures.ts';
import { type SourcedValue, type TotalsRow, toSourcedValues } from '#domain/sources.ts';
import type { Db } from './connect.ts';
import { customPlanHint } from './postgres-dialect.ts';

/** Describes how to read the daily values of an area's measures from the tables of that area. */
export interface DailyTotals {
  measures: object;
  select: Select;
  toValues: (rows: never[], names: readonly never[]) => SourcedValue[];
  /** Whether PostgreSQL must plan the statement again for each set of values (see `customPlanHint`). */
  isPlannedAnew: boolean;
}

type Select = (
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
  names: readonly string[],
) => RawBuilder<unknown>;

/**
 * Returns a `DailyTotals` for the measures of an area. `select` builds a query whose rows have `day`, `source`,
 * `recorded` and a column per measure. `toValues` converts the rows to one value for each day, measure and source. Days
 * and instants in the rows are text, because the rows are read as JSON.
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
 * Returns the given names of measures, and for each of them the name of the measure by which `resolveSources` finds the
 * sources of a day. For `workoutCalories`, for example, this is `workouts` (the number of workouts), because each
 * source with a workout on a day has a value of `workouts`. No name occurs twice.
 */
const withGroups = (names: readonly string[]) => [
  ...new Set(names.flatMap((name) => [name, sourceGroup(name)])),
];

/**
 * Returns the daily values of the named measures between two days, both included, with one value per day, measure and
 * source. For a measure that is computed from events, also returns the values that `resolveSources` needs (see
 * `withGroups`). Reads all areas with one statement.
 */
export async function readDailyTotals(
  db: Db,
  areas: readonly DailyTotals[],
  userId: number,
  names: readonly string[],
  [from, to]: readonly [CalendarDay, CalendarDay],
): Promise<SourcedValue[]> {
  const parts = areas
    .map((area) => ({ area, asked: withGroups(names.filter((name) => name in area.measures)) }))
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
