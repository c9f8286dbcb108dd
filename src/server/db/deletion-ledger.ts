import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './connect.ts';

/**
 * Deletes a person. Foreign keys delete the rows that refer to `users`. Also deletes tokens, queued
 * jobs and, if the email address is verified, contact forms from that address. Does not delete rate
 * limit counters. Returns the email address, whether it is verified, and the new email address that
 * the person has requested, or null. Returns undefined if there is no such person.
 */
export async function deleteUserData(tx: Db, userId: number) {
  const person = await tx
    .selectFrom('users')
    .leftJoin('email_changes', 'email_changes.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select(['email', 'email_verified as emailVerified', 'new_email as newEmail'])
    .executeTakeFirst();
  if (!person) return undefined;
  await tx.deleteFrom('users').where('id', '=', userId).execute();
  await deleteTokens(tx, userId);
  await deletePendingJobs(tx, userId, person.email);
  // Contact forms from an unverified address are kept, because the address may belong to someone else.
  if (person.emailVerified) {
    await tx.deleteFrom('contact_submissions').where('email', '=', person.email).execute();
  }
  return person;
}

/**
 * Deletes the person's password reset links and passkey challenges. Also deletes sign-ins that wait for a second
 * factor, with the counts of their attempts.
 */
async function deleteTokens(tx: Db, userId: number): Promise<void> {
  const pendingSignIns = await tx
    .deleteFrom('verifications')
    .where('value', '=', String(userId))
    .where('identifier', 'not like', '2fa-attempts-%')
    .where((row) =>
      row.or([
        row('identifier', 'like', 'reset-password:%'),
        row('identifier', 'like', 'confirm-address:%'),
        row('identifier', 'like', '2fa-%'),
      ]),
    )
    .returning('identifier')
    .execute();
  const counts = pendingSignIns.map(({ identifier }) => `2fa-attempts-${identifier}`);
  if (counts.length > 0) await tx.deleteFrom('verifications').where('identifier', 'in', counts).execute();
  const ofTheirs = `%"userData":{"id":"${userId}",%`;
  await tx.deleteFrom('verifications').where('value', 'like', ofTheirs).execute();
}

/** Deletes the person's queued jobs. A job that is already running finds no such person and ends. */
async function deletePendingJobs(tx: Db, userId: number, email: string): Promise<void> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('pgboss.job') is not null as made`.execute(
    tx,
  );
  if (!rows[0]?.made) return;
  await sql`
    delete from pgboss.job
    where state <> 'active' and (data->>'userId' = ${String(userId)} or data->>'email' = ${email})
  `.execute(tx);
}

const ledgerPath = (dataDir: string) => join(dataDir, 'erasures.log');

/**
 * Records an account deletion in a file outside the database. If an older backup is restored, `reapplyDeletions`
 * repeats the deletions in this file.
 */
export async function recordDeletion(dataDir: string, userId: number, at: Date): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Starts with a line break, in case a crash cut off the previous line.
  await appendFile(ledgerPath(dataDir), `\n${userId} ${at.toISOString()}\n`, { mode: 0o600 });
}

/**
 * Repeats recorded account deletions for people who are in the database again after a restore. Returns the number of
 * deleted accounts. Keeps an account that was created after the recorded deletion, because that deletion concerns an
 * earlier account with the same id.
 */
export async function reapplyDeletions(db: Db, dataDir: string): Promise<number> {
  const deletedAt = await readDeletions(dataDir);
  if (deletedAt.size === 0) return 0;
  const found = await db
    .selectFrom('users')
    .where('id', 'in', [...deletedAt.keys()])
    .select(['id', 'created_at as createdAt'])
    .execute();
  const restored = found.filter(({ id, createdAt }) => createdAt <= (deletedAt.get(id) ?? new Date(0)));
  for (const { id } of restored) await db.transaction().execute((tx) => deleteUserData(tx, id));
  return restored.length;
}

/**
 * Returns the deletion time of each user id in the ledger. Ignores a line that a crash cut off. Returns an empty map if
 * the file cannot be read.
 */
export async function readDeletions(dataDir: string): Promise<Map<number, Date>> {
  const text = await readFile(ledgerPath(dataDir), 'utf8').catch(() => '');
  const lines = text.matchAll(/^(\d+) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/gm);
  return new Map(Array.from(lines, ([, id, at]) => [Number(id), new Date(String(at))]));
}
