import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { InstantInput } from '#contracts/inputs.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from './connect.ts';
import { prepareVariants } from './prepare-query.ts';
import type { DB } from './tables.ts';

/** The tables whose rows are listed newest first, each with the name of its time column. */
const timeColumns = {
  exercise_activities: 'happened_at',
  meditation_sessions: 'happened_at',
  food_entries: 'eaten_at',
} as const;

export interface EventFilter {
  /** Only events of this day are returned. */
  date?: CalendarDay | undefined;
  /** Only events from this day on are returned. */
  from?: CalendarDay | undefined;
  /** Only events up to and including this day are returned. */
  to?: CalendarDay | undefined;
  limit: number;
  /** Only the event with this id is returned. */
  id?: number;
  /** Only events before the event with this id, in time order, are returned. */
  beforeId?: number | undefined;
  /** The time of the event `beforeId`. If omitted, the time is read from that event. */
  beforeTime?: InstantInput | undefined;
}

/** The user id and the values of an `EventFilter`. `beforeAt` is the instant of `beforeTime`. */
interface FilterValues {
  userId: number;
  limit: number;
  date: CalendarDay | undefined;
  from: CalendarDay | undefined;
  to: CalendarDay | undefined;
  id: number | undefined;
  beforeId: number | undefined;
  beforeAt: Date | undefined;
}

/**
 * Returns a function that finds one page of a person's events, newest first. `addColumns` adds the
 * selected columns to the query.
 */
export function prepareNewestEvents<Table extends keyof typeof timeColumns, Row>(
  table: Table,
  addColumns: (query: SelectQueryBuilder<DB, Table, object>) => { compile(): CompiledQuery<Row> },
): (db: Db, userId: number, filter: EventFilter) => Promise<Row[]> {
  const find = prepareVariants((db, values: FilterValues) => addColumns(selectNewest(db, table, values)));
  return (db, userId, { limit, date, from, to, id, beforeId, beforeTime }) =>
    find(db, { userId, limit, date, from, to, id, beforeId, beforeAt: beforeTime?.at });
}

function selectNewest<Table extends keyof typeof timeColumns>(
  db: Db,
  table: Table,
  { userId, limit, date, from, to, id, beforeId, beforeAt }: FilterValues,
): SelectQueryBuilder<DB, Table, object> {
  const newest = sql`${sql.ref(timeColumns[table])}, id`;
  const owned = sql`user_id = ${userId}`;
  const conditions = [owned];
  if (date !== undefined) conditions.push(sql`day = ${date}`);
  if (from !== undefined) conditions.push(sql`day >= ${from}`);
  if (to !== undefined) conditions.push(sql`day <= ${to}`);
  if (id !== undefined) conditions.push(sql`id = ${id}`);
  if (beforeId !== undefined)
    conditions.push(
      beforeAt
        ? sql`(${newest}) < (${beforeAt}::timestamptz, ${beforeId}::integer)`
        : sql`(${newest}) < (select ${newest} from ${sql.table(table)} where ${owned} and id = ${beforeId})`,
    );
  const query = db
    // The cast to one table name is needed because Kysely cannot build a query on a union of table names.
    .selectFrom(table as 'food_entries')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .orderBy(sql.ref(timeColumns[table]), 'desc')
    .orderBy(sql`id`, 'desc')
    .limit(sql<number>`${limit}`);
  return query as unknown as SelectQueryBuilder<DB, Table, object>;
}

/** Returns the condition that a row is the event with this id and belongs to this person. */
export const ownEvent = (userId: number, id: number): RawBuilder<boolean> =>
  sql<boolean>`user_id = ${userId} and id = ${id}`;

/** Returns whether the person has an event with this id. */
export async function hasEvent(
  db: Db,
  table: keyof typeof timeColumns,
  userId: number,
  id: number,
): Promise<boolean> {
  const query = db.selectFrom(table as 'food_entries').where(ownEvent(userId, id));
  return (await query.select('id').executeTakeFirst()) !== undefined;
}

/**
 * Returns an expression for the column `hasRivals`: whether the person has events of another source on the day of the
 * event.
 */
export const rivalsColumn = (table: keyof typeof timeColumns) =>
  sql<boolean>`exists (
    select from ${sql.table(table)} as other
    where other.user_id = ${sql.ref(`${table}.user_id`)} and other.day = ${sql.ref(`${table}.day`)}
      and other.source <> ${sql.ref(`${table}.source`)}
  )`.as('hasRivals');
