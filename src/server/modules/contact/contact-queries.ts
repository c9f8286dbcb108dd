import type { ContactForm } from '#domain/contact.ts';
import type { Db } from '#server/db/connect.ts';

export interface Submission {
  form_type: ContactForm;
  email: string;
  message: string | null;
  selected_price: number | null;
  user_type: string | null;
  created_at: Date;
}

export async function insertSubmission(db: Db, values: Submission): Promise<number> {
  const row = await db
    .insertInto('contact_submissions')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Finds a submission that was not emailed yet. Returns undefined if the submission was emailed or
 * deleted.
 */
export function findUnsentSubmission(db: Db, id: number) {
  return db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
}

export async function updateSubmissionSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('contact_submissions').set({ mailed_at: now }).where('id', '=', id).execute();
}

export function findSubmissions(db: Db) {
  return db.selectFrom('contact_submissions').selectAll().orderBy('id').execute();
}

/** Deletes all submissions from an email address, ignoring case. Returns the number of deleted submissions. */
export async function deleteSubmissions(db: Db, email: string): Promise<number> {
  const result = await db
    .deleteFrom('contact_submissions')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
