import { canonicalJson } from './canonical-json.ts';

/** When and where a field was edited. Times are in Unix milliseconds. */
export interface FieldEdit {
  /** When the person made the edit. */
  editedAt: number;
  /** When the server received the edit. */
  receivedAt: number;
  /** The session that sent the edit. Each device has its own session. */
  sessionId: number;
}

/** A stored record and the last edit of each of its units (see `mergeEdits`). */
export interface StoredRecord {
  /** The stored values, by the name of the field. */
  values: Record<string, unknown>;
  /**
   * The last edit of each unit, by the name of the unit. A unit has no entry if the server remembers no edit of the
   * unit.
   */
  edits: Record<string, FieldEdit>;
}

/** A value that the person entered and that the record does not keep, because the value of another edit won. */
export interface LostValue {
  field: string;
  /** Null if the lost edit emptied the field. */
  value: unknown;
  /** When the person entered the lost value, in Unix milliseconds. */
  editedAt: number;
}

interface MergedEdits {
  /** The fields that keep their stored values, because the incoming edit did not win. */
  lostFields: string[];
  /** The names of the units whose last edit is the incoming edit after the merge. */
  editedUnits: string[];
  /** The stored and incoming values that were lost. */
  lost: LostValue[];
}

/**
 * How long the server remembers the edits of fields, in milliseconds. If the server remembers no edit of a unit, and
 * the incoming edit is older than this time, the incoming edit does not replace stored values. It can only fill empty
 * values.
 */
export const rememberedMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The largest error of `editedAt`, in milliseconds. The server computes `editedAt` as the time at
 * which the edit arrived, minus the age of the edit. The device sends this age with the edit. The
 * result is too late by the travel time of the request. The travel time is at most `travelMs`,
 * because a device cancels a slower request (`requestTimeoutMs` in src/web/lib/outbox, which sends
 * the edits).
 */
export const travelMs = 30_000;

/**
 * Merges an edit into a stored record. A unit is a list of fields that only make sense together. The name of a unit is
 * its first field. A value that is the same in the record and in the edit is never lost.
 *
 * In each unit, the edit with the later `editedAt` wins. There are three exceptions:
 * - If both edits come from one session and their times differ by at most `travelMs`, the incoming edit wins, because a
 *   session sends its edits in order.
 * - If the edits come from different sessions and have the same time, the edit with the greater JSON text wins, so that
 *   the order of arrival does not matter.
 * - If the server remembers no edit of the unit, the rule of `rememberedMs` decides.
 *
 * An incoming value that does not win is lost. A stored value that is replaced is lost only if the person could not
 * have seen it when editing: it came from another session and arrived after the incoming edit was made.
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
  if (before && edit.sessionId === before.sessionId) return edit.editedAt >= before.editedAt - travelMs;
  if (before && edit.editedAt !== before.editedAt) return edit.editedAt > before.editedAt;
  if (before) return toText(incoming) > toText(stored);
  const isEmpty = changed.every((field) => (stored[field] ?? null) === null);
  return isEmpty || edit.receivedAt - edit.editedAt <= rememberedMs;
}
