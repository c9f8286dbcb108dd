import { mergePreferences, type Preferences, type StoredPreferences } from '#domain/preferences.ts';
import type { Db } from '#server/db/connect.ts';
import { findPreferences, upsertPreferences } from './preferences-queries.ts';

export async function getUserPreferences(db: Db, userId: number): Promise<Preferences> {
  return mergePreferences(await findPreferences(db, userId));
}

/**
 * Stores the changed preferences and returns all preferences. Does not store preferences that the person never changed,
 * so that they follow new defaults.
 */
export async function updateUserPreferences(
  db: Db,
  userId: number,
  changes: StoredPreferences,
): Promise<Preferences> {
  const stored = (await findPreferences(db, userId)) ?? {};
  const next = {
    modules: { ...stored.modules, ...changes.modules },
    checkinQuestions: { ...stored.checkinQuestions, ...changes.checkinQuestions },
    units: { ...stored.units, ...changes.units },
    display: { ...stored.display, ...changes.display },
    insights: { ...stored.insights, ...changes.insights },
  };
  await upsertPreferences(db, userId, next);
  return mergePreferences(next);
}
