import type { CheckedRecord } from '#domain/devices/check-record.ts';
import type { Db } from '#server/db/connect.ts';
import { mergeEvents, type Origin, type Stored } from '#server/db/merge-events.ts';
import { recountMeditation } from './mindfulness-service.ts';

/**
 * Stores meditation sessions of one source. If at least one session was stored, computes the stored
 * all-time totals again. Returns for each session whether it was stored or is a duplicate, in the
 * order of `sessions`.
 */
export async function storeImportedMeditations(
  db: Db,
  userId: number,
  origin: Origin,
  sessions: readonly CheckedRecord<'session'>[],
): Promise<Stored[]> {
  const events = sessions.map(({ externalId, type, minutes, startedAt, zone, day }) => ({
    externalId,
    content: { type, duration: minutes, completed: true, happened_at: startedAt, zone, day },
  }));
  const outcomes = await mergeEvents(db, 'meditation_sessions', userId, origin, events);
  if (outcomes.includes('stored')) await recountMeditation(db, userId);
  return outcomes;
}
