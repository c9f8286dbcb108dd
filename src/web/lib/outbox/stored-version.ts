import type { saveBody } from '#contracts/body.ts';
import type { createCycleEntry, updateCycleEntry } from '#contracts/cycle.ts';
import type { createActivity, updateActivity } from '#contracts/fitness.ts';
import type { createMeditationSession, rateMeditationSession } from '#contracts/mindfulness.ts';
import type { createFoodEntry, updateFoodEntry } from '#contracts/nutrition.ts';
import type { saveNight } from '#contracts/sleep.ts';
import type { EntryContent } from './entry-encoding.ts';
import type { EntryInput, OutboxEntry } from './outbox-entry.ts';
import { type FailedAttempt, type Reply, readRefusal, type SendDeps, sendEntry } from './send-entry.ts';

/** A POST that replaces the values of a day. The other POSTs that a person can change on this device create a record. */
const replacingPaths: ReadonlySet<string> = new Set([
  '/api/body' satisfies (typeof saveBody)['path'],
  '/api/sleep-nights' satisfies (typeof saveNight)['path'],
]);

/** Returns whether a write replaces a state, so that sending another version of it creates no second record. */
export const replacesState = ({ method, path }: Pick<OutboxEntry, 'method' | 'path'>): boolean =>
  method !== 'POST' || replacingPaths.has(path);

interface Update {
  method: 'PUT' | 'PATCH';
  path: string;
  /** The fields that can be updated. Undefined if all can. */
  fields?: readonly string[];
}

/** The endpoints that update the record which a POST created, by the path of the POST. */
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

/** Returns whether the server knows the key of an entry, with another input. */
export const isKeyReused = (reply: Reply): boolean => readRefusal(reply).code === 'key_reused';

/**
 * Finds out which earlier version of an entry the server has. Returns the write that updates the record of that version
 * to the entry's input, with a new key. Returns undefined if there is none or if such records cannot be updated, and
 * the failure if the server cannot be asked.
 */
export async function findUpdate(
  entry: OutboxEntry,
  key: string,
  deps: SendDeps,
): Promise<EntryContent | FailedAttempt | undefined> {
  const update = updates[entry.path];
  if (!update) return undefined;
  for (const input of entry.sentInputs ?? []) {
    // The server repeats the response to the version that it has, and creates nothing from the others.
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
