import type { saveBody } from '#contracts/body.ts';
import type { createCycleEntry, updateCycleEntry } from '#contracts/cycle.ts';
import type { createActivity, updateActivity } from '#contracts/fitness.ts';
import type { createMeditationSession, rateMeditationSession } from '#contracts/mindfulness.ts';
import type { createFoodEntry, updateFoodEntry } from '#contracts/nutrition.ts';
import type { saveNight } from '#contracts/sleep.ts';
import type { EntryContent } from './entry-encoding.ts';
import type { EntryInput, OutboxEntry } from './outbox-entry.ts';
import { type FailedAttempt, type Reply, readRefusal, type SendDeps, sendEntry } from './send-entry.ts';

/**
 * The paths of POST endpoints that replace the values of a day. All other POST endpoints whose unsent entries the
 * person can change create a record.
 */
const replacingPaths: ReadonlySet<string> = new Set([
  '/api/body' satisfies (typeof saveBody)['path'],
  '/api/sleep-nights' satisfies (typeof saveNight)['path'],
]);

/**
 * Returns whether the server can receive two versions of a write, with different inputs, without
 * creating a second record. Returns false for a write that creates a record.
 */
export const replacesState = ({ method, path }: Pick<OutboxEntry, 'method' | 'path'>): boolean =>
  method !== 'POST' || replacingPaths.has(path);

interface Update {
  method: 'PUT' | 'PATCH';
  path: string;
  /** The fields that can be updated. Undefined if all fields can be updated. */
  fields?: readonly string[];
}

/** The endpoints that update a record, by the path of the POST endpoint that creates the record. */
const updates: Record<string, Update> = {
  ['/api/food-entries' satisfies (typeof createFoodEntry)['path']]: {
    method: 'PUT' satisfies (typeof updateFoodEntry)['method'],
    path: '/api/food-entries/:id' satisfies (typeof updateFoodEntry)['path'],
  },
  ['/api/exercise-activities' satisfies (typeof createActivity)['path']]: {
    method: 'PUT' satisfies (typeof updateActivity)['method'],
    path: '/api/exercise-activities/:id' satisfies (typeof updateActivity)['path'],
  },
  ['/api/menstrual-cycle' satisfies (typeof createCycleEntry)['path']]: {
    method: 'PUT' satisfies (typeof updateCycleEntry)['method'],
    path: '/api/menstrual-cycle/:id' satisfies (typeof updateCycleEntry)['path'],
  },
  ['/api/meditation-sessions' satisfies (typeof createMeditationSession)['path']]: {
    method: 'PATCH' satisfies (typeof rateMeditationSession)['method'],
    path: '/api/meditation-sessions/:id' satisfies (typeof rateMeditationSession)['path'],
    fields: ['moodBefore', 'moodAfter'],
  },
};

/** Returns whether the server refused an entry because another input is already stored under the entry's key. */
export const isKeyReused = (reply: Reply): boolean => readRefusal(reply).code === 'key_reused';

/**
 * Asks the server which earlier version of an entry it has stored. Returns a write with the given
 * key that updates the stored record to the entry's current input. Returns undefined if the server
 * has no earlier version, or if records of this kind cannot be updated. Returns the failure if a
 * request fails.
 */
export async function findUpdate(
  entry: OutboxEntry,
  key: string,
  deps: SendDeps,
): Promise<EntryContent | FailedAttempt | undefined> {
  const update = updates[entry.path];
  if (!update) return undefined;
  for (const input of entry.sentInputs ?? []) {
    // The server repeats its response to the version that it has stored. It refuses the other versions, because they
    // have the same key. So nothing is created twice.
    const attempt = await sendEntry({ ...entry, input }, deps);
    if (attempt.kind === 'failed') return attempt;
    if (attempt.reply.status < 300) return toUpdate(entry, update, input, attempt.reply, key);
  }
  return undefined;
}

function toUpdate(
  { input, writtenAt, zone }: OutboxEntry,
  { method, path, fields }: Update,
  stored: EntryInput,
  reply: Reply,
  key: string,
): EntryContent {
  const { id } = JSON.parse(reply.text) as { id: number };
  const values = Object.entries(input.body as object);
  const body = Object.fromEntries(fields ? values.filter(([name]) => fields.includes(name)) : values);
  if (stored.files?.photo && !input.files?.photo) body.removePhoto = true;
  return { key, method, path, input: { ...input, params: { id: String(id) }, body }, writtenAt, zone };
}
