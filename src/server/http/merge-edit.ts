import type { Expression } from 'kysely';
import { isSame, mergeEdits } from '#domain/merge-edits.ts';
import type { Db } from '#server/db/connect.ts';
import { assertInput } from './assert-input.ts';
import type { Edit } from './edit.ts';
import { findWithEdits, insertLostEdits, upsertFieldEdits } from './field-edits.ts';

interface EditedRecord<Body> {
  /** The kind and the key of the record, such as `meal:12`. */
  record: string;
  /** The fields of the body that are merged. */
  fields: readonly (keyof Body & string)[];
  /**
   * Groups of fields that only make sense together, such as the start and end of a night. Either all fields of a group
   * get their new values, or all keep their stored values.
   */
  groups?: readonly (readonly (keyof Body & string)[])[];
  /** The fields that keep their stored values if the body leaves them out. */
  optional?: readonly (keyof Body & string)[];
  /**
   * A query that selects the stored record. The query has a column for each field. A column has the type that the field
   * has in the body.
   */
  find: Expression<unknown>;
}

/**
 * Merges an edit into a stored record, field by field. Returns the body to store. In this body, a
 * field has its stored value if the person did not edit the field, or if the stored value was
 * edited later. Stores lost values (see `mergeEdits`), so that the person can see them. Returns the
 * body unchanged if the record does not exist. Takes one round trip to PostgreSQL. Throws
 * `invalid_input` if `edit.fields` has an unknown name.
 */
export async function mergeEdit<Body extends object>(
  tx: Db,
  edit: Edit,
  { record, fields, groups = [], optional = [], find }: EditedRecord<Body>,
  body: Body,
): Promise<Body> {
  assertKnown(edit.fields, [...fields, ...Object.keys(body)]);
  const found = await findWithEdits(tx, edit.userId, record, find);
  const stored = found ?? { values: {}, edits: {} };
  const incoming = Object.fromEntries(fields.map((field) => [field, toValue(body[field])]));
  const isOptional = (field: string) => (optional as readonly string[]).includes(field);
  const isEdited = (field: string) => {
    const value = incoming[field];
    if (!found) return value !== undefined && value !== null;
    if (value === undefined && isOptional(field)) return false;
    return edit.fields?.includes(field) ?? !isSame(stored.values[field], value);
  };
  const grouped = new Set<string>(groups.flat());
  const singles = fields.filter((field) => !grouped.has(field)).map((field) => [field]);
  const units = [...groups, ...singles].filter((unit) => unit.some(isEdited));
  const { lostFields, editedUnits, lost } = mergeEdits(stored, units, incoming, {
    editedAt: edit.at.getTime(),
    receivedAt: edit.receivedAt.getTime(),
    sessionId: edit.sessionId,
  });
  if (editedUnits.length > 0) await upsertFieldEdits(tx, edit, record, editedUnits);
  if (lost.length > 0) await insertLostEdits(tx, edit, record, lost);
  if (!found) return body;
  const written = new Set<string>(units.flat().filter((field) => !lostFields.includes(field)));
  const kept = fields
    .filter((field) => !written.has(field))
    .map((field) => [field, isOptional(field) ? undefined : stored.values[field]]);
  return { ...body, ...Object.fromEntries(kept) };
}

/**
 * The fields of a meal's photo, which `x-edited-fields` may name. A photo is not merged: the photo that arrives last is
 * kept.
 */
const notMerged = ['photo', 'removePhoto'];

/** Throws `invalid_input` if `named` has a name that is neither a field of the record nor a photo field. */
function assertKnown(named: readonly string[] | undefined, fields: string[]): void {
  const unknown = named?.find((field) => !fields.includes(field) && !notMerged.includes(field));
  assertInput(unknown === undefined, 'x-edited-fields', {
    en: 'names a field that is not known here',
    sv: 'anger ett fält som är okänt här',
  });
}

/** Returns the instant of a timestamp in a body, and other values unchanged. */
function toValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'at' in value && value.at instanceof Date
    ? value.at
    : value;
}
