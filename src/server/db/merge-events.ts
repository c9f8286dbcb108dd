import { sql } from 'kysely';
import {
  type EventContent,
  type EventVersion,
  isSameContent,
  mergeVersions,
} from '#domain/devices/merge-versions.ts';
import type { Source } from '#domain/sources.ts';
import type { Db } from './connect.ts';
import type { DB } from './tables.ts';
import { upsertRows } from './upsert-rows.ts';

/**
 * The tables of events that have the columns `external_id` (the id at the source) and `ordered_at` (when an aggregator
 * sent the event).
 */
type EventTable = {
  [T in keyof DB]: DB[T] extends { external_id: unknown; ordered_at: unknown } ? T : never;
}[keyof DB];

/**
 * An event as it was read from its source. `content` has the columns to store. A value that the source does not contain
 * is null.
 */
interface ReadEvent {
  externalId: string;
  content: EventContent;
}

/** Where events come from, and when an aggregator sent them. `orderedAt` is null for other origins, such as a file. */
export interface Origin {
  source: Source;
  orderedAt: Date | null;
}

/**
 * `stored` if the event was new, or if it changed the stored version of the event. `duplicate` if
 * it did not change the stored version.
 */
export type Stored = 'stored' | 'duplicate';

/**
 * Stores events of one source with two statements. If an event is already stored, merges the two versions of the event.
 * Returns whether each event was stored or a duplicate, in the order of `events`.
 */
export async function mergeEvents(
  db: Db,
  table: EventTable,
  userId: number,
  { source, orderedAt }: Origin,
  events: readonly ReadEvent[],
): Promise<Stored[]> {
  const columns = Object.keys(events[0]?.content ?? {});
  const ids = [...new Set(events.map(({ externalId }) => externalId))];
  const known = await findVersions(db, table, userId, source, { columns, ids });
  const changed = new Set<string>();
  const outcomes = events.map(({ externalId, content }): Stored => {
    const stored = known.get(externalId);
    const merged = stored ? mergeVersions(stored, { content, orderedAt }) : { content, orderedAt };
    const isSame = stored !== undefined && isSameContent(merged.content, stored.content);
    if (!isSame || merged.orderedAt?.getTime() !== stored.orderedAt?.getTime()) changed.add(externalId);
    known.set(externalId, merged);
    return isSame ? 'duplicate' : 'stored';
  });
  const rows = [...changed].map((externalId) => {
    const { content, orderedAt: time } = known.get(externalId) as EventVersion<EventContent>;
    return { user_id: userId, source, external_id: externalId, ordered_at: time, ...content };
  });
  await upsertRows(db, table, ['user_id', 'source', 'external_id'], rows);
  return outcomes;
}

async function findVersions(
  db: Db,
  table: EventTable,
  userId: number,
  source: Source,
  { columns, ids }: { columns: string[]; ids: string[] },
): Promise<Map<string, EventVersion<EventContent>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<EventContent & { external_id: string; ordered_at: Date | null }>`
    select external_id, ordered_at, ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)}
    where user_id = ${userId} and source = ${source} and external_id is not null
      and external_id = any(${ids}::text[])
  `.execute(db);
  return new Map(
    rows.map(({ external_id: externalId, ordered_at: orderedAt, ...content }) => [
      externalId,
      { content, orderedAt },
    ]),
  );
}
