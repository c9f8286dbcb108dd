import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadExport, getExport, startExport, uploadProfilePhoto } from '#contracts/account.ts';
import { createActivity } from '#contracts/fitness.ts';
import { type CatalogColumn, columnMarker, fillEveryTable } from '#server/testing/catalog.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { cycleColumnLabels, exportSchema } from './export-schema.ts';
import { createPng } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
});
afterAll(() => server.close());

const none = { state: 'none', progress: 0, size: null, requestedAt: null, finishedAt: null, expiresAt: null };

async function download(member: TestMember) {
  const answer = await server.app.inject({
    method: 'GET',
    url: downloadExport.path,
    headers: { cookie: member.cookie },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

async function exported(member: TestMember) {
  await member.call(startExport, {});
  await server.jobs.drain();
  const files = readZip((await download(member)).bytes);
  return { files, textOf: (name: string) => files.get(name)?.toString('utf8') ?? '' };
}

describe('requesting an export', () => {
  test('without a session, each endpoint returns 401', async () => {
    const answers = [
      await server.call(startExport, {}),
      await server.call(getExport, {}),
      await server.call(downloadExport, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test("another member's export is neither visible nor downloadable", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    await exported(one);
    expect((await other.call(getExport, {})).body).toEqual(none);
    expect((await download(other)).status).toBe(404);
  });

  test('the state is none, then working, then ready with size and times', async () => {
    const member = await server.createMember();
    expect((await member.call(getExport, {})).body).toEqual(none);
    expect((await download(member)).status).toBe(404);
    const asked = await member.call(startExport, {});
    expect(asked.body).toMatchObject({ state: 'working', progress: 0, size: null });
    expect((await download(member)).status).toBe(404);
    await server.jobs.drain();
    const { body } = await member.call(getExport, {});
    const got = await download(member);
    expect(body).toEqual({
      state: 'ready',
      progress: 100,
      size: got.bytes.length,
      requestedAt: '2026-03-10T12:00:00.000Z',
      finishedAt: '2026-03-10T12:00:00.000Z',
      expiresAt: '2026-03-11T12:00:00.000Z',
    });
    expect(got.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="lagom-2026-03-10.zip"',
      'cache-control': 'no-store',
    });
  });

  test('two simultaneous requests create one export, and both get its state', async () => {
    const member = await server.createMember();
    const [first, second] = await Promise.all([member.call(startExport, {}), member.call(startExport, {})]);
    expect([first.body.state, second.body]).toEqual(['working', first.body]);
    const { rows } = await sql`
      select id from pgboss.job where name = 'account-export' and data->>'userId' = ${String(member.id)}
    `.execute(server.database.db);
    expect(rows).toHaveLength(1);
  });

  test('a later export replaces the earlier one and its file', async () => {
    const member = await server.createMember();
    await exported(member);
    server.clock.now = new Date('2026-03-10T13:00:00Z');
    await exported(member);
    server.clock.now = new Date('2026-03-10T12:00:00Z');
    expect(await readdir(join(server.dataDir, 'files/exports', String(member.id)))).toHaveLength(1);
    expect(await readdir(join(server.dataDir, 'unfinished-exports', String(member.id)))).toEqual([]);
  });

  test('a failed export has the state failed and can be requested again', async () => {
    const member = await server.createMember();
    await member.call(startExport, {});
    const { db } = server.database;
    await sql`alter table sleep_nights rename to sleep_nights_away`.execute(db);
    await expect(server.jobs.drain()).rejects.toThrow('sleep_nights');
    await sql`alter table sleep_nights_away rename to sleep_nights`.execute(db);
    expect((await member.call(getExport, {})).body.state).toBe('failed');
    expect((await exported(member)).files.size).toBeGreaterThan(40);
  });

  test('an export without progress counts as failed', async () => {
    const member = await server.createMember();
    await member.call(startExport, {});
    server.clock.now = new Date('2026-03-10T12:31:00Z');
    const { body } = await member.call(getExport, {});
    const again = await member.call(startExport, {});
    server.clock.now = new Date('2026-03-10T12:00:00Z');
    expect([body.state, again.body.state]).toEqual(['failed', 'working']);
    await server.jobs.drain();
  });

  test('after 24 hours the export and its file are deleted', async () => {
    const member = await server.createMember();
    await exported(member);
    server.clock.now = new Date('2026-03-11T12:00:01Z');
    expect((await member.call(getExport, {})).body).toEqual(none);
    expect((await download(member)).status).toBe(404);
    server.clock.now = new Date('2026-03-10T12:00:00Z');
    const { rows } = await sql<{ after: number }>`
      update pgboss.job set start_after = now() where name = 'account-export-removal'
        and data->>'userId' = ${String(member.id)}
      returning extract(epoch from start_after - created_on)::int as after
    `.execute(server.database.db);
    expect(rows).toHaveLength(1);
    await server.jobs.drain();
    expect(await readdir(join(server.dataDir, 'files/exports', String(member.id)))).toEqual([]);
  });
});

describe('the file', () => {
  const marker = 'Blåbärsris-4417';
  let member: TestMember;
  let catalog: CatalogColumn[];
  let archive: Awaited<ReturnType<typeof exported>>;
  beforeAll(async () => {
    member = await server.createMember();
    const other = await server.createMember();
    catalog = await fillEveryTable(server.database.db, member.id, other.id, marker);
    await fillEveryTable(server.database.db, other.id, member.id, 'Fjällripa-9902');
    await server.database.db.deleteFrom('account_exports').where('user_id', '=', member.id).execute();
    await member.call(uploadProfilePhoto, { body: {}, photo: await createPng(600, 300) });
    archive = await exported(member);
  });

  /** Converts a column name to camel case, which is how an export names the columns of the cycle module. */
  const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = (column: CatalogColumn) => {
    const rule = (exportSchema as Record<string, { columns?: Record<string, unknown> }>)[column.table];
    if (!rule) return camelCase(column.column) in cycleColumnLabels ? 'exported' : 'other';
    return Array.isArray(rule.columns?.[column.column]) ? 'exported' : 'left out';
  };

  test('contains every listed column in JSON and CSV, and no other', () => {
    const everything = (folder: string) =>
      [...archive.files]
        .flatMap(([name, bytes]) => (name.startsWith(folder) ? [bytes.toString('utf8')] : []))
        .join();
    const texts = catalog.filter(
      ({ type, column, table, refers }) =>
        ['text', 'jsonb', 'ARRAY'].includes(type) && column !== 'user_id' && table !== 'users' && !refers,
    );
    const filled = texts.filter(({ table }) =>
      catalog.some((one) => one.table === table && one.column === 'user_id'),
    );
    expect(filled.length).toBeGreaterThan(50);
    for (const column of filled.filter(({ table }) => table !== 'account_exports')) {
      const found = ['json/', 'csv/'].map((folder) =>
        everything(folder).includes(columnMarker(marker, column)),
      );
      const wanted = words(column) === 'exported';
      expect([column.table, column.column, ...found]).toEqual([column.table, column.column, wanted, wanted]);
    }
  });

  test('contains nothing of another member', () => {
    for (const [, bytes] of archive.files) expect(bytes.toString('utf8')).not.toContain('Fjällripa-9902');
  });

  test('describes every column in both languages', () => {
    const described = archive.textOf('columns.csv');
    for (const [name, bytes] of archive.files) {
      const kind = /^csv\/(.*)\.csv$/.exec(name)?.[1];
      if (!kind) continue;
      const header = bytes.toString('utf8').split('\r\n')[0] ?? '';
      for (const column of header.split(',')) expect(described).toContain(`\r\n${kind},${column},`);
    }
    expect(described).toContain('exercise_activities,duration,Length in minutes,Längd i minuter');
    expect(archive.textOf('README.txt')).toMatch(/all your data[\s\S]*alla dina data/);
  });

  test('contains the unchanged photos under the names in the rows', async () => {
    const [person] = JSON.parse(archive.textOf('json/users.json'));
    const name = String(person.image).split('/').at(-1);
    const seen = await server.app.inject({ url: person.image, headers: { cookie: member.cookie } });
    expect(seen.statusCode).toBe(200);
    expect(archive.files.get(`photos/${name}`)).toEqual(seen.rawPayload);
  });

  test('JSON keeps a text as written; CSV escapes formulas', async () => {
    const writer = await server.createMember();
    const notes = '=HYPERLINK("https://example.org";"x"), "q"\nnext';
    const body = { userId: writer.id, type: 'yoga', duration: 30, intensity: 'moderate', notes } as const;
    expect((await writer.call(createActivity, { body })).status).toBe(200);
    const { textOf } = await exported(writer);
    expect(JSON.parse(textOf('json/exercise_activities.json'))).toMatchObject([{ notes, duration: 30 }]);
    expect(textOf('csv/exercise_activities.csv')).toContain(`"'${notes.replaceAll('"', '""')}"`);
  });

  test('contains each of many rows once, in order', async () => {
    const writer = await server.createMember();
    await sql`
      insert into daily_observations (user_id, day, measure, source, value)
      select ${writer.id}, date '2020-01-01' + n / 3, 'measure' || n % 3, 'self', n from generate_series(0, 1499) n
    `.execute(server.database.db);
    const { textOf } = await exported(writer);
    const values = (JSON.parse(textOf('json/daily_observations.json')) as { value: number }[]).map(
      ({ value }) => value,
    );
    expect(values).toEqual(Array.from({ length: 1500 }, (_, index) => index));
    expect(textOf('csv/daily_observations.csv').split('\r\n')).toHaveLength(1502);
  });

  test('contains contact forms only for a proven email address', async () => {
    const { db } = server.database;
    const writer = await server.createMember();
    const submission = {
      form_type: 'customer',
      email: writer.email,
      message: 'Hej Lagom',
      created_at: new Date(),
    };
    await db.insertInto('contact_submissions').values(submission).execute();
    expect((await exported(writer)).textOf('json/contact_submissions.json')).toBe('[\n]\n');
    await db.updateTable('users').set({ email_verified: true }).where('id', '=', writer.id).execute();
    expect((await exported(writer)).textOf('json/contact_submissions.json')).toContain('Hej Lagom');
  });
});
