import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from '#contracts/account.ts';
import { cancelImport, listImports, mapImport, startImport } from '#contracts/imports.ts';
import { addDays } from '#domain/calendar-day.ts';
import { CommitHooks } from '#server/db/commit-hooks.ts';
import { zipFiles } from '#server/testing/export-files.ts';
import {
  appleHealthStart,
  appleHealthTruth,
  generateAppleHealth,
} from '#server/testing/exports/apple-health.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { deleteUnneededFiles } from './imports-job.ts';
import { findImport, startAttempt } from './imports-queries.ts';
import { createImport } from './imports-service.ts';

let server: TestApp;
/**
 * The folder for temporary files. The test does not use the machine's folder, because other tests use that folder at
 * the same time.
 */
let temporary: string;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'lagom-imports-test-'));
  vi.stubEnv('TMPDIR', temporary);
  server = await startTestApp({ LIMITS_SCALE: '100' });
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true, force: true });
});

const start = (member: TestMember, content: string | Uint8Array, fileName = 'export.zip') =>
  member.call(startImport, { body: { fileName }, file: new Blob([Buffer.from(content)]) });

/** Uploads a file and runs its job. Returns the import. */
async function run(member: TestMember, content: string | Uint8Array, fileName?: string) {
  const { status, body } = await start(member, content, fileName);
  expect([status, body.state]).toEqual([200, 'waiting']);
  await server.jobs.drain();
  return newest(member);
}

async function newest(member: TestMember) {
  const [first] = (await member.call(listImports, {})).body;
  return first!;
}

/**
 * Returns the person's daily values from a source, each as the day, the measure and the value, such as `2026-03-09
 * steps 8000`.
 */
async function valuesOf(member: TestMember, source: string): Promise<string[]> {
  const rows = await server.database.db
    .selectFrom('daily_observations')
    .where('user_id', '=', member.id)
    .where('source', '=', source)
    .select(['day', 'measure', 'value'])
    .orderBy('day')
    .orderBy('measure')
    .execute();
  return rows.map(({ day, measure, value }) => `${day} ${measure} ${value}`);
}

/** Returns the keys of all uploaded files that are kept for a person. */
const filesOf = (member: TestMember) => server.deps.files.list(`imports/${member.id}`);

const appleExport = (days: number) => [...generateAppleHealth({ until: '2026-03-09', days })].join('');
const weights = (days: number) =>
  [
    'Date,Weight',
    ...Array.from(
      { length: days },
      (_, index) => `${addDays('2026-03-01', -index)},${70 + (index % 100) / 10}`,
    ),
  ].join('\n');
const weightMapping = {
  dayColumn: 'Date',
  dayOrder: 'ymd',
  decimalMark: '.',
  columns: [{ column: 'Weight', measure: 'weight' }],
} as const;

/**
 * Uploads a CSV file with one weight per day for `days` days, and chooses its mapping. The job is queued but does not
 * run. Returns the id of the import.
 */
async function startWeights(member: TestMember, days: number) {
  const { id, state } = await run(member, weights(days), 'weights.csv');
  expect(state).toBe('needsMapping');
  const { status } = await member.call(mapImport, {
    params: { id: String(id) },
    body: { ...weightMapping, columns: [...weightMapping.columns] },
  });
  expect(status).toBe(200);
  return String(id);
}

/** Waits until the running import of a person has stored at least one record. */
const waitUntilStored = (member: TestMember) =>
  vi.waitFor(async () => expect((await newest(member)).report?.stored ?? 0).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 5,
  });

describe('POST /api/imports', () => {
  test('imports an Apple Health export and reports what was stored and what was not used', async () => {
    const member = await server.createMember();
    const zip = await zipFiles({ 'apple_health_export/exportar.xml': appleExport(3) });
    const result = await run(member, zip);
    expect(result).toMatchObject({
      format: 'apple-health',
      fileName: 'export.zip',
      state: 'finished',
      failure: null,
      bytesRead: zip.length,
      bytesTotal: zip.length,
      report: { duplicates: 0, from: '2026-03-07', to: '2026-03-09' },
    });
    expect(result.report?.rejected).toContainEqual({
      reason: 'notUsed',
      what: 'HKQuantityTypeIdentifierHeartRate',
      count: 1440,
      where: null,
    });
    const values = await valuesOf(member, 'import:apple-health');
    expect(values).toContain(`2026-03-08 steps ${appleHealthTruth.steps}`);
    expect(values).toContain(`2026-03-08 heartRate ${appleHealthTruth.heartRate}`);
    expect(await filesOf(member)).toEqual([]);
  });

  test('the same file twice changes nothing', async () => {
    const member = await server.createMember();
    const xml = appleExport(2);
    const first = await run(member, xml, 'export.xml');
    const values = await valuesOf(member, 'import:apple-health');
    const second = await run(member, xml, 'export.xml');
    expect(second.report).toMatchObject({ stored: 0, duplicates: first.report?.stored });
    expect(await valuesOf(member, 'import:apple-health')).toEqual(values);
  });

  test('keeps the good part of a file that ends early, and says so', async () => {
    const member = await server.createMember();
    const result = await run(member, appleExport(2).slice(0, -5000), 'export.xml');
    expect(result).toMatchObject({ state: 'finished', failure: null });
    expect(result.report?.stored).toBeGreaterThan(5);
    expect(result.report?.rejected).toContainEqual({
      reason: 'cutOff',
      what: 'file',
      count: 1,
      where: 'export.xml',
    });
  });

  test('an entity bomb is harmless', async () => {
    const member = await server.createMember();
    const lines = Array.from({ length: 30 }, (_, index) =>
      index === 0
        ? '<!ENTITY e0 "boom">'
        : `<!ENTITY e${index} "&e${index - 1};&e${index - 1};&e${index - 1};">`,
    );
    const steps =
      '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="&e29;" startDate="2026-03-01 10:00:00 +0100" endDate="2026-03-01 10:05:00 +0100" value="42" unit="count"/>';
    const xml = `<?xml version="1.0"?><!DOCTYPE HealthData [${lines.join('')}]><HealthData>${steps}&e29;</HealthData>`;
    const { state } = await run(member, xml, 'export.xml');
    expect([state, await valuesOf(member, 'import:apple-health')]).toEqual([
      'finished',
      ['2026-03-01 steps 42'],
    ]);
  });

  test.each([
    ['a zip bomb', async () => zipFiles({ 'export.xml': Buffer.alloc(60_000_000) }), 'suspiciousArchive'],
    [
      'a truncated archive',
      async () => (await zipFiles({ 'a.csv': weights(50) })).subarray(0, -40),
      'damagedFile',
    ],
    ['an encrypted archive', async () => encrypt(await zipFiles({ 'a.csv': weights(50) })), 'encryptedFile'],
    ['a wrong file', async () => Buffer.from('\xff\xd8\xff\xe0 not an export', 'latin1'), 'unknownFormat'],
    [
      'a main file without records',
      async () => Buffer.from(`${appleHealthStart}<HealthData>`),
      'damagedFile',
    ],
  ] as const)('rejects %s and keeps nothing', async (_, content, failure) => {
    const member = await server.createMember();
    const name = failure === 'damagedFile' ? 'export.xml' : 'export.zip';
    const result = await run(member, await content(), name);
    expect(result).toMatchObject({ state: 'failed', failure, preview: null });
    expect(await filesOf(member)).toEqual([]);
  });

  test.each([
    ['only column names', 'Date,Steps\n', 'noRows'],
    ['only column names of a known app', 'Date,"Weight (kg)","Fat mass (kg)"\n', 'noRows'],
    ['nothing', ' \n', 'unknownFormat'],
  ])('a CSV file with %s fails with the reason', async (_, text, failure) => {
    const member = await server.createMember();
    expect(await run(member, text, 'steps.csv')).toMatchObject({ state: 'failed', failure });
  });

  test('rejects a request without a file and one without a session', async () => {
    const member = await server.createMember();
    const body = { fileName: 'a.zip' };
    expect((await member.call(startImport, { body })).error.code).toBe('file_missing');
    expect((await start(member, '')).error.code).toBe('file_missing');
    expect((await server.call(startImport, { body })).status).toBe(401);
  });

  test('a second import is refused while one waits or runs', async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    const { body } = await start(member, appleExport(1), 'export.xml');
    expect((await start(member, appleExport(1), 'export.xml')).error.code).toBe('import_running');
    expect(await filesOf(member)).toHaveLength(1);
    expect((await start(other, appleExport(1), 'export.xml')).status).toBe(200);
    await server.jobs.drain();
    expect((await newest(member)).id).toBe(body.id);
    expect((await start(member, appleExport(1), 'export.xml')).status).toBe(200);
    await server.jobs.drain();
  });

  test('of two imports that start at the same time, only one is created', async () => {
    const member = await server.createMember();
    const given = { fileKey: 'imports/export.xml', fileName: 'export.xml', bytesTotal: 1, zone: 'UTC' };
    const create = () =>
      server.database.db
        .transaction()
        .execute((tx) =>
          createImport(tx, server.deps, member.id, { ...given, now: server.clock.now }, new CommitHooks()),
        );
    const { id } = await create();
    await expect(create()).rejects.toMatchObject({ code: 'import_running' });
    await member.call(cancelImport, { params: { id: String(id) } });
  });
});

/** Marks the first entry of an archive as encrypted. */
function encrypt(zip: Buffer): Buffer {
  const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  zip[directory + 8] = (zip[directory + 8] ?? 0) | 1;
  return zip;
}

describe('POST /api/imports/:id/mapping', () => {
  test('imports a Latin-1 file with semicolons and decimal commas after its mapping', async () => {
    const member = await server.createMember();
    const csv = Buffer.from('Datum;Vikt;Midjemått\n31.01.2026;81,5;92\n01.02.2026;oj;91\n', 'latin1');
    const { id, state, preview } = await run(member, csv, 'mätningar.csv');
    expect(state).toBe('needsMapping');
    expect(preview?.columns).toEqual(['Datum', 'Vikt', 'Midjemått']);
    expect(preview?.rows[0]).toEqual(['31.01.2026', '81,5', '92']);
    const mapping = preview!.suggestion!;
    expect(mapping.columns.map(({ measure }) => measure)).toEqual(['weight', 'waist']);
    const mapped = await member.call(mapImport, { params: { id: String(id) }, body: mapping });
    expect(mapped.body).toMatchObject({ state: 'waiting', preview: null });
    await server.jobs.drain();
    const result = await newest(member);
    expect(result).toMatchObject({ state: 'finished', format: 'csv', report: { stored: 3 } });
    expect(result.report?.rejected).toEqual([
      { reason: 'unreadable', what: 'Vikt', count: 1, where: 'line 3' },
    ]);
    expect(await valuesOf(member, 'import:csv')).toEqual([
      '2026-01-31 waist 92',
      '2026-01-31 weight 81.5',
      '2026-02-01 waist 91',
    ]);
    expect(await filesOf(member)).toEqual([]);
  });

  test('rejects a column that the file does not have, and keeps the file', async () => {
    const member = await server.createMember();
    const { id, preview } = await run(member, Buffer.from('Day;Weight\n2026-01-31;81,5\n'), 'weights.csv');
    const mapping = preview!.suggestion!;
    const map = (body: typeof mapping) => member.call(mapImport, { params: { id: String(id) }, body });
    expect((await map({ ...mapping, dayColumn: 'nope' })).error.field).toBe('dayColumn');
    const columns = mapping.columns.map((column) => ({ ...column, column: 'nope' }));
    expect((await map({ ...mapping, columns })).error.field).toBe('columns');
    expect((await map(mapping)).status).toBe(200);
  });

  test('rejects two columns with the same measure', async () => {
    const member = await server.createMember();
    const { id, preview } = await run(member, Buffer.from('Day;Weight;Later\n2026-01-31;81,5;82\n'), 'x.csv');
    const columns = ['Weight', 'Later'].map((column) => ({ column, measure: 'weight' as const }));
    const body = { ...preview!.suggestion!, columns };
    const answer = await member.call(mapImport, { params: { id: String(id) }, body });
    expect([answer.status, answer.error.field]).toEqual([400, 'columns']);
  });

  test('rejects a unit that the measure cannot have, and an import that needs no mapping', async () => {
    const member = await server.createMember();
    const { id } = await run(member, weights(3), 'weights.csv');
    const params = { id: String(id) };
    const wrong = {
      ...weightMapping,
      columns: [{ column: 'Weight', measure: 'weight', unit: 'kJ' } as const],
    };
    expect((await member.call(mapImport, { params, body: wrong })).error.code).toBe('invalid_input');
    await member.call(cancelImport, { params });
    const body = { ...weightMapping, columns: [...weightMapping.columns] };
    expect((await member.call(mapImport, { params, body })).error.code).toBe('not_found');
  });

  test('is refused while another import waits or runs', async () => {
    const member = await server.createMember();
    const { id } = await run(member, weights(3), 'weights.csv');
    await start(member, appleExport(1), 'export.xml');
    const body = { ...weightMapping, columns: [...weightMapping.columns] };
    const map = () => member.call(mapImport, { params: { id: String(id) }, body });
    expect((await map()).error.code).toBe('import_running');
    await server.jobs.drain();
    expect((await map()).status).toBe(200);
  });

  test('cancels the oldest of many imports that wait for a mapping, and deletes its file', async () => {
    const member = await server.createMember();
    for (let index = 0; index < 6; index++) await run(member, weights(3), `${index}.csv`);
    await start(member, weights(3), '6.csv');
    const { body } = await member.call(listImports, {});
    expect(body.filter(({ state }) => state === 'cancelled').map(({ fileName }) => fileName)).toEqual([
      '0.csv',
    ]);
    expect(await filesOf(member)).toHaveLength(6);
  });

  test('cancels an import that nobody maps for a week', async () => {
    const member = await server.createMember();
    await run(member, weights(3), 'weights.csv');
    const { now } = server.clock;
    await deleteUnneededFiles(server.deps);
    expect((await newest(member)).state).toBe('needsMapping');
    server.clock.now = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
    await deleteUnneededFiles(server.deps);
    server.clock.now = now;
    expect((await newest(member)).state).toBe('cancelled');
    expect(await filesOf(member)).toEqual([]);
  });
});

describe('DELETE /api/imports/:id', () => {
  test('stops a running import, and what was stored before stays', async () => {
    const member = await server.createMember();
    const id = await startWeights(member, 30_000);
    const running = server.jobs.drain();
    await waitUntilStored(member);
    const cancelled = await member.call(cancelImport, { params: { id } });
    const stored = (await valuesOf(member, 'import:csv')).length;
    const before = performance.now();
    await running;
    expect(performance.now() - before).toBeLessThan(30_000);
    expect(cancelled.body.state).toBe('cancelled');
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(30_000);
    expect(await valuesOf(member, 'import:csv')).toHaveLength(stored);
    expect((await newest(member)).report?.stored).toBe(stored);
    expect(await filesOf(member)).toEqual([]);
  });

  test('keeps the newest 50 imports', async () => {
    const member = await server.createMember();
    for (let index = 0; index < 52; index++) {
      const { body } = await start(member, weights(1), `${index}.csv`);
      await member.call(cancelImport, { params: { id: String(body.id) } });
    }
    const rows = await server.database.db
      .selectFrom('imports')
      .where('user_id', '=', member.id)
      .select('file_name as name')
      .orderBy('id')
      .execute();
    expect([rows.length, rows[0]?.name]).toEqual([50, '2.csv']);
  });

  test('removes a waiting import, whose job then does nothing', async () => {
    const member = await server.createMember();
    const { body } = await start(member, appleExport(1), 'export.xml');
    await member.call(cancelImport, { params: { id: String(body.id) } });
    await server.jobs.drain();
    expect((await newest(member)).state).toBe('cancelled');
    expect(await valuesOf(member, 'import:apple-health')).toEqual([]);
  });

  test("another person's import is not found", async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    const { id } = await run(member, weights(3), 'weights.csv');
    const params = { id: String(id) };
    const body = { ...weightMapping, columns: [...weightMapping.columns] };
    expect((await other.call(cancelImport, { params })).status).toBe(404);
    expect((await other.call(mapImport, { params, body })).status).toBe(404);
    expect((await other.call(listImports, {})).body).toEqual([]);
    expect((await newest(member)).state).toBe('needsMapping');
  });
});

describe('an import job', () => {
  test('stops when its person is deleted, and leaves no file and no value', async () => {
    const member = await server.createMember();
    await startWeights(member, 30_000);
    const running = server.jobs.drain();
    await waitUntilStored(member);
    expect((await member.call(deleteAccount, { body: undefined })).status).toBe(200);
    await running;
    await server.jobs.drain();
    expect(await valuesOf(member, 'import:csv')).toEqual([]);
    expect(await filesOf(member)).toEqual([]);
  });

  test('starts again from the beginning after a crash', async () => {
    const member = await server.createMember();
    const { body } = await start(member, appleExport(2), 'export.xml');
    const { db } = server.database;
    await startAttempt(db, member.id, body.id, server.clock.now);
    await server.jobs.drain();
    expect(await findImport(db, member.id, body.id)).toMatchObject({ state: 'finished', attempts: 2 });
  });

  test('fails after three crashes', async () => {
    const member = await server.createMember();
    const { body } = await start(member, appleExport(1), 'export.xml');
    for (let crash = 0; crash < 3; crash++) {
      await startAttempt(server.database.db, member.id, body.id, server.clock.now);
    }
    await server.jobs.drain();
    expect(await newest(member)).toMatchObject({ state: 'failed', failure: 'internal' });
    expect(await filesOf(member)).toEqual([]);
  });

  test('deletes the file that a crash has left behind', async () => {
    const member = await server.createMember();
    const { body } = await start(member, appleExport(1), 'export.xml');
    const { db } = server.database;
    await db.updateTable('imports').set({ state: 'finished' }).where('user_id', '=', member.id).execute();
    expect(await filesOf(member)).toHaveLength(1);
    await deleteUnneededFiles(server.deps);
    expect(await filesOf(member)).toEqual([]);
    expect((await findImport(db, member.id, body.id))?.fileKey).toBeNull();
  });

  test('lets other requests run in between', async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    await startWeights(member, 10_000);
    let isOver = false;
    const running = server.jobs.drain().finally(() => {
      isOver = true;
    });
    await waitUntilStored(member);
    let longest = 0;
    while (!isOver) {
      const before = performance.now();
      await other.call(listImports, {});
      longest = Math.max(longest, performance.now() - before);
    }
    await running;
    expect((await newest(member)).report?.stored).toBe(10_000);
    expect(longest).toBeLessThan(10_000);
  });

  test('leaves nothing in the folder of temporary files', async () => {
    const names = (await readdir(temporary)).filter((name) => name.startsWith('lagom-import-'));
    expect(names).toEqual([]);
  });
});
