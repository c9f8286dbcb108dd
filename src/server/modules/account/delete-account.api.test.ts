import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount, startExport, updateProfile, uploadProfilePhoto } from '#contracts/account.ts';
import { forgotPassword, getUser, login } from '#contracts/auth.ts';
import { createFoodEntry } from '#contracts/nutrition.ts';
import { deletionPhrase } from '#domain/account.ts';
import { rateLimitKeys } from '#server/http/rate-limits.ts';
import { dumpEveryTable, fillEveryTable } from '#server/testing/catalog.ts';
import { hashFolder } from '#server/testing/hash-folder.ts';
import { password } from '#server/testing/password.ts';
import { startTestApp, type TestApp, type TestMember, testSecret } from '#server/testing/test-app.ts';
import { sendSubmissionJob } from '../contact/contact-service.ts';
import { deleteUserAccount } from './delete-account.ts';
import { createPng, insertPassword } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
});
afterAll(() => server.close());

const leave = (member: TestMember, body?: { confirmation?: string }) => member.call(deleteAccount, { body });

/** Returns the names and contents of all files in the data folder as one text. */
async function dumpEveryFile(): Promise<string> {
  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFile: entry.isFile(),
  }));
  const texts = paths.map(
    async ({ path, isFile }) => `${path}\n${isFile ? await readFile(path, 'latin1') : ''}`,
  );
  return (await Promise.all(texts)).join('\n');
}

/** Returns the names of the tables in which some row contains `text`. */
async function tablesWith(text: string): Promise<string[]> {
  return [...(await dumpEveryTable(server.database.db))].flatMap(([name, rows]) =>
    rows.includes(text) ? [name] : [],
  );
}

describe('DELETE /api/auth/delete-account', () => {
  test('without a session, returns 401', async () => {
    expect((await server.call(deleteAccount, { body: undefined })).status).toBe(401);
  });

  test("another member's id is rejected, and no other member changes", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const foreign = { confirmation: deletionPhrase, userId: other.id };
    const answer = await one.call(deleteAccount, { body: foreign });
    expect([answer.status, answer.error.code]).toEqual([403, 'not_yours']);
    await leave(one);
    expect((await other.call(getUser, {})).body.id).toBe(other.id);
  });

  test.each(['delete my account', 'DELETE MY ACCOUNT ', 'DELETE  MY ACCOUNT', ''])(
    'the wrong phrase %j is rejected and deletes nothing',
    async (confirmation) => {
      const member = await server.createMember();
      const answer = await leave(member, { confirmation });
      expect([answer.status, answer.error]).toEqual([
        400,
        {
          code: 'wrong_confirmation',
          message: 'Please type "DELETE MY ACCOUNT" to confirm',
          field: 'confirmation',
        },
      ]);
      expect((await member.call(getUser, {})).status).toBe(200);
    },
  );

  test('with the phrase or without a body, deletes the account and all its sessions', async () => {
    for (const body of [undefined, {}, { confirmation: deletionPhrase }]) {
      const member = await server.createMember();
      await insertPassword(server.database.db, member.id);
      const elsewhere = await server.call(login, { body: { email: member.email, password } });
      const cookie = String(elsewhere.headers['set-cookie']).split(';')[0] ?? '';
      const answer = await leave(member, body);
      expect([answer.status, answer.body]).toEqual([200, { message: 'Account Deleted' }]);
      expect(String(answer.headers['set-cookie'])).toMatch(/^lagom_session=; Max-Age=0/);
      expect((await member.call(getUser, {})).status).toBe(401);
      expect((await server.call(getUser, {}, { cookie })).status).toBe(401);
      const again = await server.call(login, { body: { email: member.email, password } });
      expect(again.error.code).toBe('wrong_credentials');
      expect((await leave(member)).status).toBe(401);
    }
    await server.jobs.drain();
  });
});

describe('afterwards', () => {
  const marker = 'Havtorn-5521';
  const name = 'Ingegerd-Isolde';
  let member: TestMember;
  let other: TestMember;
  let before: string[];
  let othersFiles: string;
  let signInAddresses: string[];
  const newEmail = 'ny.adress.5521@example.org';

  const countersOf = (subjects: string[]) =>
    server.database.db
      .selectFrom('rate_limits')
      .where('key', 'in', rateLimitKeys(testSecret, subjects))
      .selectAll()
      .execute();

  /**
   * Creates a person with every kind of data (rows, files, emails, jobs, tokens and counters), and then deletes the
   * account.
   */
  beforeAll(async () => {
    other = await server.createMember();
    member = await server.createMember({ firstName: name });
    const { db } = server.database;
    await insertPassword(db, member.id);
    // Signs in twice. The first sign-in makes the IP address known. The second sign-in creates the rate limit counter
    // of the known address.
    const credentials = { email: member.email, password };
    for (const _ of [1, 2]) expect((await server.call(login, { body: credentials })).status).toBe(200);
    await insertPassword(db, other.id);
    const othersCredentials = { email: other.email, password };
    for (const _ of [1, 2]) expect((await server.call(login, { body: othersCredentials })).status).toBe(200);
    const hashes = await db
      .selectFrom('sign_in_addresses')
      .where('user_id', '=', member.id)
      .select('address_hash')
      .execute();
    signInAddresses = hashes.map((row) => row.address_hash);
    expect(await countersOf(signInAddresses)).toHaveLength(1);
    await fillEveryTable(db, member.id, other.id, marker);
    await fillEveryTable(db, other.id, member.id, 'Fjällripa-9902');
    const ids = [member.id, other.id];
    await db.deleteFrom('email_changes').where('user_id', 'in', ids).execute();
    await db.deleteFrom('account_exports').where('user_id', 'in', ids).execute();
    await db.updateTable('users').set({ email_verified: true }).where('id', '=', member.id).execute();
    const submission = {
      form_type: 'customer',
      email: member.email,
      message: marker,
      created_at: new Date(),
    };
    const { id } = await db
      .insertInto('contact_submissions')
      .values(submission)
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.jobs.send(db, sendSubmissionJob, { id });
    for (const one of [member, other]) {
      await one.call(uploadProfilePhoto, { body: {}, photo: await createPng(20, 20) });
      const meal = { userId: one.id, name: 'Gröt', mealType: 'breakfast' } as const;
      await one.call(createFoodEntry, { body: meal, photo: await createPng(20, 20) });
      await one.call(startExport, {});
      await server.call(forgotPassword, { body: { email: one.email } });
    }
    const profile = { firstName: name, lastName: 'Lind', email: newEmail, currentPassword: password };
    expect((await member.call(updateProfile, { body: profile })).status).toBe(200);
    await server.jobs.drain();
    // Leaves a job in the queue and an export in progress, because the deletion must also remove
    // unfinished work.
    await server.call(forgotPassword, { body: { email: member.email } });
    await member.call(startExport, {});
    before = await tablesWith(marker);
    expect((await server.sentEmails()).filter((one) => one.includes(`From: ${member.email}`))).toHaveLength(
      1,
    );
    othersFiles = await hashFolder(join(server.dataDir, 'files/photos', String(other.id)));
    expect((await leave(member, { confirmation: deletionPhrase })).status).toBe(200);
    await server.jobs.drain();
  });

  test('every table with personal data had a row of the person before', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' and table_name in (
        select table_name from information_schema.columns where data_type = 'text' and table_schema = 'public'
      )
    `.execute(server.database.db);
    // `before` lists the tables that contained the marker just before the account was deleted. It
    // cannot list these two tables: `beforeAll` deletes their rows with the marker and then inserts
    // rows without the marker.
    const emptied = ['account_exports', 'email_changes'];
    const expected = rows.map((row) => row.name).filter((table) => !emptied.includes(table));
    expect(expected.filter((table) => !before.includes(`public.${table}`))).toEqual([]);
  });

  test('no table contains a row, text, name or address of the person', async () => {
    const { db } = server.database;
    for (const text of [marker, name, member.email, newEmail]) expect(await tablesWith(text)).toEqual([]);
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'blocked_id')
    `.execute(db);
    for (const { table, column } of rows) {
      const found =
        await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${member.id}`.execute(db);
      expect([table, found.rows.length]).toEqual([table, 0]);
    }
    const tokens = await sql`select 1 from verifications where value = ${String(member.id)}`.execute(db);
    expect(tokens.rows).toEqual([]);
    const subjects = [String(member.id), member.email, newEmail, ...signInAddresses];
    expect(await countersOf(subjects)).toEqual([]);
    const othersHashes = await db
      .selectFrom('sign_in_addresses')
      .where('user_id', '=', other.id)
      .select('address_hash')
      .execute();
    expect(await countersOf(othersHashes.map((row) => row.address_hash))).toHaveLength(1);
  });

  test('the only job of the person is the completed deletion of files', async () => {
    const { rows } = await sql<{ name: string; state: string }>`
      select distinct name, state from pgboss.job where data->>'userId' = ${String(member.id)}
    `.execute(server.database.db);
    expect(rows).toEqual([{ name: 'account-files-removal', state: 'completed' }]);
  });

  test("no file contains the person's texts, name or addresses, and their folders are empty", async () => {
    const files = await dumpEveryFile();
    for (const text of [marker, name, member.email, newEmail]) expect(files).not.toContain(text);
    expect(files).not.toMatch(new RegExp(`/(photos|exports|unfinished-exports)/${member.id}(/|\n)`));
    expect(files).toMatch(new RegExp(`\n${member.id} 2026-03-10T12:00:00.000Z\n`));
  });

  test('the other member still has all data', async () => {
    expect(await hashFolder(join(server.dataDir, 'files/photos', String(other.id)))).toBe(othersFiles);
    expect(await tablesWith('Fjällripa-9902')).toContain('public.community_posts');
    expect((await server.sentEmails()).join()).toContain(other.email);
  });
});

test('contact forms from an unverified address are kept, as are forms that only mention an address', async () => {
  const { db } = server.database;
  const [member, proven] = [await server.createMember(), await server.createMember()];
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', proven.id).execute();
  const forms = [
    { email: member.email, message: 'unproven' },
    { email: 'somebody@example.org', message: `\n\nForm: investor\nFrom: ${proven.email}\n` },
  ];
  for (const form of forms) {
    const values = { form_type: 'investor', ...form, created_at: new Date() };
    const kept = db.insertInto('contact_submissions').values(values).returning('id');
    await server.jobs.send(db, sendSubmissionJob, await kept.executeTakeFirstOrThrow());
  }
  await server.jobs.drain();
  await leave(member);
  await leave(proven);
  await server.jobs.drain();
  const sentEmails = (await server.sentEmails()).join('\n');
  for (const { message } of forms) expect(sentEmails).toContain(message);
});

test('an account that another request has just deleted cannot be deleted again', async () => {
  const { db } = server.database;
  const { id } = await server.createMember();
  const config = { SECRET: testSecret, AGGREGATOR: 'simulator' } as const;
  const remove = () =>
    db.transaction().execute((tx) => deleteUserAccount(tx, server.deps, config, id, server.clock.now));
  await remove();
  await expect(remove()).rejects.toMatchObject({ code: 'not_signed_in' });
});

test('if the files cannot be deleted, the job is retried every hour for thirty days', async () => {
  const member = await server.createMember();
  await leave(member);
  const { rows } = await sql<object>`
    select retry_limit as tries, retry_delay_max as "maxRetryDelaySeconds",
      extract(day from keep_until - created_on)::int as days
    from pgboss.job where name = 'account-files-removal' and data->>'userId' = ${String(member.id)}
  `.execute(server.database.db);
  expect(rows).toEqual([{ tries: 720, maxRetryDelaySeconds: 3_600, days: 31 }]);
  await server.jobs.drain();
});

describe('during an export', () => {
  test('the export ends without leaving a file', async () => {
    const member = await server.createMember();
    await member.call(uploadProfilePhoto, { body: {}, photo: await createPng(20, 20) });
    await member.call(startExport, {});
    // Creates a trigger that deletes the person when the progress of the export exceeds 30 percent.
    const { db } = server.database;
    await sql`
      create function leave_meanwhile() returns trigger language plpgsql as $$
      begin delete from users where id = new.user_id; return null; end $$
    `.execute(db);
    await sql`
      create trigger leaving after update on account_exports for each row
      when (new.progress > 30 and new.state = 'working') execute function leave_meanwhile()
    `.execute(db);
    await server.jobs.drain();
    await sql`drop function leave_meanwhile cascade`.execute(db);
    const { rows } = await sql`select 1 from users where id = ${member.id}`.execute(db);
    expect(rows).toEqual([]);
    const files = await dumpEveryFile();
    expect(files).not.toMatch(new RegExp(`exports/${member.id}/.+`));
  });
});
