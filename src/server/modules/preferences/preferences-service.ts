import { mergePreferences, type Preferences, type StoredPreferences } from '#domain/preferences.ts';
import type { ShownNumbers } from '#domain/shown-numbers.ts';
import type { Db } from '#server/db/connect.ts';
import type { Edit } from '#server/http/edit.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import {
  findPreferences,
  selectPreferences,
  selectStored,
  upsertPreferences,
} from './preferences-queries.ts';

/**
 * Returns a query of the preferences that the person has changed, for use in a larger statement. `mergePreferences`
 * adds the defaults.
 */
export const selectUserPreferences = (db: Db, userId: number) => selectStored(db, userId);

export async function getUserPreferences(db: Db, userId: number): Promise<Preferences> {
  return mergePreferences(await findPreferences(db, userId));
}

/** Returns which kinds of numbers the texts for a person may contain. */
export const getShownNumbers = async (db: Db, userId: number): Promise<ShownNumbers> =>
  (await getUserPreferences(db, userId)).display;

/**
 * Merges each changed preference separately (see `mergeEdit`), and returns all preferences. Does
 * not store preferences that the person never changed, so that a new default applies to these
 * preferences.
 */
export async function updateUserPreferences(
  db: Db,
  edit: Edit,
  body: StoredPreferences,
): Promise<Preferences> {
  const { userId } = edit;
  const changes = await mergeChanges(db, edit, body);
  const stored = (await findPreferences(db, userId)) ?? {};
  const next = {
    modules: { ...stored.modules, ...changes.modules },
    checkinQuestions: { ...stored.checkinQuestions, ...changes.checkinQuestions },
    units: { ...stored.units, ...changes.units },
    display: { ...stored.display, ...changes.display },
    week: { ...stored.week, ...changes.week },
    insights: { ...stored.insights, ...changes.insights },
  };
  await upsertPreferences(db, userId, next);
  return mergePreferences(next);
}

/** Returns the changes to store. Leaves out a change if the stored preference was edited later. */
async function mergeChanges(db: Db, edit: Edit, changes: StoredPreferences): Promise<StoredPreferences> {
  const given = Object.entries(changes).flatMap(([group, values]) =>
    Object.entries(values ?? {}).map(([name, value]) => [`${group}.${name}`, value] as const),
  );
  const fields = given.map(([name]) => name);
  if (fields.length === 0) return {};
  const find = selectPreferences(db, edit.userId, fields);
  const edited = { record: 'preferences', fields, optional: fields, find };
  const merged = await mergeEdit(db, { ...edit, fields }, edited, Object.fromEntries(given));
  const next: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(merged)) {
    const [group = '', name = ''] = path.split('.');
    if (value !== undefined) next[group] = { ...next[group], [name]: value };
  }
  return next as StoredPreferences;
}
