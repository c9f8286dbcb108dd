import { canonicalJson } from './canonical-json.ts';

/** When and where a field was edited. Times are in Unix milliseconds. */
export interface FieldEdit {
  /** When the person made the edit. */
  editedAt: number;
  /** When the server received it. */
  receivedAt: number;
  /** The session that sent it. It stands for a device. */
  sessionId: number;
}

/** A record with its values by field, and the last edits by unit. */
export interface StoredRecord {
  values: Record<string, unknown>;
  edits: Record<string, FieldEdit>;
}

/** A value that another edit has replaced. */
export interface LostValue {
  field: string;
  value: unknown;
  editedAt: number;
}

interface MergedEdits {
  /** The fields whose stored values stay, because the stored edit is later. */
  lostFields: string[];
  /** The units whose time of editing changes. */
  editedUnits: string[];
  /** The values that the person entered and that no other place keeps. */
  lost: LostValue[];
}

/** How long the server remembers the edits of fields. An edit that arrives later never replaces a stored value. */
export const rememberedMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Compares an edit with a stored record. For each unit of fields, the later edit stays. A unit is a list of fields that
 * only make sense together, and has the name of its first field. If edits of two sessions have the same time, the
 * greater JSON text stays, so that the order of arrival does not matter. A session sends its edits in order. A stored value that is replaced is lost only if the person could
 * not see it: it came from another session and arrived after the edit was made.
 */
export function mergeEdits(
  stored: StoredRecord,
  units: readonly (readonly string[])[],
  incoming: Record<string, unknown>,
  edit: FieldEdit,
): MergedEdits {
  const merged: MergedEdits = { lostFields: [], editedUnits: [], lost: [] };
  for (const unit of units) {
    const name = unit[0] ?? '';
    const before = stored.edits[name];
    const changed = unit.filter((field) => !isSame(stored.values[field], incoming[field]));
    const valuesOf = (values: Record<string, unknown>, editedAt: number): LostValue[] =>
      changed.map((field) => ({ field, value: values[field] ?? null, editedAt }));
    if (changed.length === 0) {
      if (!before || before.editedAt < edit.editedAt) merged.editedUnits.push(name);
    } else if (isLater(edit, before, changed, stored.values, incoming)) {
      merged.editedUnits.push(name);
      if (before && before.receivedAt > edit.editedAt && before.sessionId !== edit.sessionId)
        merged.lost.push(...valuesOf(stored.values, before.editedAt));
    } else {
      merged.lostFields.push(...unit);
      merged.lost.push(...valuesOf(incoming, edit.editedAt));
    }
  }
  return merged;
}

/** Returns whether two values of a field are equal. A missing value equals null. */
export const isSame = (a: unknown, b: unknown): boolean =>
  canonicalJson(a ?? null) === canonicalJson(b ?? null);

function isLater(
  edit: FieldEdit,
  before: FieldEdit | undefined,
  changed: string[],
  stored: Record<string, unknown>,
  incoming: Record<string, unknown>,
): boolean {
  const toText = (values: Record<string, unknown>) =>
    canonicalJson(changed.map((field) => values[field] ?? null));
  if (before && edit.editedAt !== before.editedAt) return edit.editedAt > before.editedAt;
  if (before) return edit.sessionId === before.sessionId || toText(incoming) > toText(stored);
  const isEmpty = changed.every((field) => (stored[field] ?? null) === null);
  return isEmpty || edit.receivedAt - edit.editedAt <= rememberedMs;
}
