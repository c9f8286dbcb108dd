import { type Expression, sql } from 'kysely';
import type { FieldEdit, LostValue } from '#domain/merge-edits.ts';
import type { Db } from '#server/db/connect.ts';
import { sentWithNext } from '#server/db/postgres-dialect.ts';
import type { Edit } from './edit.ts';

/**
 * When the person made an edit and when the edit arrived, both in milliseconds since 1970, and the id of the session
 * that sent the edit.
 */
export type EditRow = [editedAt: number, receivedAt: number, sessionId: number];

/** An SQL expression that selects an `EditRow`, for a query on `field_edits`. */
export const editRow = sql<EditRow>`jsonb_build_array(
  round(extract(epoch from edited_at) * 1000), round(extract(epoch from received_at) * 1000), session_id
)`;

export const toFieldEdit = ([editedAt, receivedAt, sessionId]: EditRow): FieldEdit => ({
  editedAt,
  receivedAt,
  sessionId,
});

/**
 * Returns the row of the query `find`, and the last edit of each field of the record, with one statement. Returns
 * undefined if the query has no row.
 */
export async function findWithEdits(
  db: Db,
  userId: number,
  record: string,
  find: Expression<unknown>,
): Promise<{ values: Record<string, unknown>; edits: Record<string, FieldEdit> } | undefined> {
  const { rows } = await sql<Record<string, unknown> & { fieldEdits: Record<string, EditRow> | null }>`
    select stored.*, (
      select jsonb_object_agg(field, ${editRow}) from field_edits
      where user_id = ${userId} and record = ${record}
    ) as "fieldEdits"
    from ${find} as stored
  `.execute(db);
  if (!rows[0]) return undefined;
  const { fieldEdits, ...values } = rows[0];
  const edits = Object.entries(fieldEdits ?? {}).map(([field, row]) => [field, toFieldEdit(row)]);
  return { values, edits: Object.fromEntries(edits) };
}

/**
 * Stores, for each of the given fields of a record, when its last edit was made and received, and
 * in which session. If the stored edit time is later than the time of this edit, keeps the stored
 * time. That can happen for edits of the same session, because an edit time can be too late by up
 * to `travelMs` (domain/merge-edits.ts). On PostgreSQL, the statement is sent together with the
 * next statement.
 */
export async function upsertFieldEdits(
  tx: Db,
  { userId, sessionId, at, receivedAt }: Edit,
  record: string,
  fields: string[],
): Promise<void> {
  await sql`
    insert into field_edits (user_id, record, field, edited_at, received_at, session_id)
    select ${userId}::integer, ${record}::text, field, ${at}::timestamptz, ${receivedAt}::timestamptz,
      ${sessionId}::integer
    from unnest(${fields}::text[]) as edited (field)
    on conflict (user_id, record, field) do update set
      edited_at = greatest(field_edits.edited_at, excluded.edited_at), received_at = excluded.received_at, session_id = excluded.session_id
    ${sentWithNext}`.execute(tx);
}

/**
 * Stores the values that lost against another edit of the same field: stored values that were replaced, and received
 * values that were not stored. On PostgreSQL, the statement is sent together with the next statement.
 */
export async function insertLostEdits(
  tx: Db,
  { userId, receivedAt }: Edit,
  record: string,
  lost: LostValue[],
): Promise<void> {
  const rows = lost.map(({ field, value, editedAt }) => ({ field, value, at: new Date(editedAt) }));
  await sql`
    insert into lost_edits (user_id, record, field, value, edited_at, lost_at)
    select ${userId}::integer, ${record}::text, field, coalesce(value, 'null'), at, ${receivedAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as lost (field text, value jsonb, at timestamptz)
    ${sentWithNext}`.execute(tx);
}
