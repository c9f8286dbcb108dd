import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCycleEntry, deleteCycleEntry, listCycleEntries, updateCycleEntry } from '#contracts/cycle.ts';
import { cycleSymptoms } from '#domain/cycle.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { deleteAllEntries, listAllEntries } from './cycle-service.ts';
import {
  countImportedCycleDays,
  deleteImportedCycleDays,
  storeImportedCycleDays,
} from './imported-days-service.ts';
import { createCycleMember, setCycleEnabled } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const today = '2026-03-10';
const log = (member: TestMember, entry: object = {}) =>
  member.call(createCycleEntry, { body: { userId: member.id, ...entry } });
const list = async (member: TestMember) => (await member.call(listCycleEntries, { query: {} })).body;

const whole = {
  cycleDay: 3,
  phase: 'menstrual',
  flowIntensity: 4,
  mood: 5,
  energyLevel: 6,
  pain: 7,
  symptoms: ['cramping', 'mood_swings'],
  notes: 'Varm dusch hjälpte',
  date: '2026-03-08',
  periodStart: true,
  atypical: true,
};

describe('POST /api/menstrual-cycle', () => {
  test("without a session, returns 401; another member's id gets 403 and stores nothing", async () => {
    const [one, other] = [await createCycleMember(server), await createCycleMember(server)];
    const body = { userId: other.id, mood: 5 };
    expect((await server.call(createCycleEntry, { body })).status).toBe(401);
    expect((await one.call(createCycleEntry, { body })).error.code).toBe('not_yours');
    expect(await list(other)).toEqual([]);
  });

  test('no field is required; missing fields are null and the date is today', async () => {
    const member = await createCycleMember(server);
    expect((await log(member)).body).toEqual({
      id: expect.any(Number),
      userId: member.id,
      date: today,
      cycleDay: null,
      phase: null,
      flowIntensity: null,
      mood: null,
      energyLevel: null,
      pain: null,
      symptoms: [],
      notes: null,
      periodStart: false,
      atypical: false,
      source: 'self',
    });
  });

  test('empty texts mean no phase and no notes', async () => {
    const member = await createCycleMember(server);
    const { body } = await log(member, { phase: '', notes: '' });
    expect(body).toMatchObject({ phase: null, notes: null });
    const params = { id: String(body.id) };
    const edited = await member.call(updateCycleEntry, { params, body: { phase: '' } });
    expect(edited.body.phase).toBeNull();
  });

  test("stores every field, and today is in the person's time zone", async () => {
    const member = await createCycleMember(server);
    expect((await log(member, whole)).body).toMatchObject(whole);
    expect((await log(member, { symptoms: [...cycleSymptoms] })).body.symptoms).toEqual(cycleSymptoms);
    const headers = { 'x-time-zone': 'Pacific/Auckland' };
    const there = await member.call(createCycleEntry, { body: { userId: member.id } }, { headers });
    expect(there.body.date).toBe('2026-03-11');
  });

  test.each([
    ['cycle day 0', { cycleDay: 0 }, 'cycleDay'],
    ['cycle day 100', { cycleDay: 100 }, 'cycleDay'],
    ['half a cycle day', { cycleDay: 1.5 }, 'cycleDay'],
    ['an unknown phase', { phase: 'full moon' }, 'phase'],
    ['a flow of 6', { flowIntensity: 6 }, 'flowIntensity'],
    ['a flow of 0', { flowIntensity: 0 }, 'flowIntensity'],
    ['a mood of 11', { mood: 11 }, 'mood'],
    ['an energy of 0', { energyLevel: 0 }, 'energyLevel'],
    ['a pain in words', { pain: 'bad' }, 'pain'],
    ['an unknown symptom', { symptoms: ['cramping', 'hiccups'] }, 'symptoms.1'],
    ['a symptom twice', { symptoms: ['acne', 'acne'] }, 'symptoms'],
    ['notes of a novel', { notes: 'x'.repeat(2001) }, 'notes'],
    ['notes no database takes', { notes: 'a\0b' }, 'notes'],
    ['the day after tomorrow', { date: '2026-03-12' }, 'date'],
    ['a date that is none', { date: '2026-02-30' }, 'date'],
    ['a start that is a word', { periodStart: 'yes' }, 'periodStart'],
    ['an unknown field', { fertile: true }, 'fertile'],
  ])('rejects %s and stores nothing', async (_name, entry, field) => {
    const member = await createCycleMember(server);
    const answer = await log(member, entry);
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', field]);
    expect(await list(member)).toEqual([]);
  });

  test('the bounds are accepted, and tomorrow, which may already have begun in another zone', async () => {
    const member = await createCycleMember(server);
    for (const entry of [
      { cycleDay: 1, flowIntensity: 1, mood: 1, energyLevel: 1, pain: 1 },
      { cycleDay: 99, flowIntensity: 5, mood: 10, energyLevel: 10, pain: 10, notes: 'x'.repeat(2000) },
      { date: '2026-03-11', symptoms: null, notes: '   ' },
    ])
      expect((await log(member, entry)).status).toBe(200);
    expect((await list(member))[0]).toMatchObject({ date: '2026-03-11', symptoms: [], notes: null });
  });
});

describe('GET /api/menstrual-cycle', () => {
  test("without a session, returns 401; another member's id gets 403; never returns another member's entries", async () => {
    const [one, other] = [await createCycleMember(server), await createCycleMember(server)];
    await log(other, whole);
    expect((await server.call(listCycleEntries, { query: {} })).status).toBe(401);
    const query = { userId: String(other.id) };
    expect((await one.call(listCycleEntries, { query })).error.code).toBe('not_yours');
    expect(await list(one)).toEqual([]);
  });

  test("another member's entry is not accepted as the last entry of a page", async () => {
    const [one, other] = [await createCycleMember(server), await createCycleMember(server)];
    await log(one, { date: '2026-03-01' });
    const { body: foreign } = await log(other, whole);
    const query = { beforeId: String(foreign.id) };
    expect((await one.call(listCycleEntries, { query })).error.code).toBe('not_found');
  });

  test('lists entries newest first in pages without gaps or repetitions, even within one day', async () => {
    const member = await createCycleMember(server);
    for (let cycleDay = 1; cycleDay <= 7; cycleDay += 1)
      await log(member, { cycleDay, date: cycleDay < 5 ? '2026-03-01' : `2026-02-${20 + cycleDay}` });
    const seen: (number | null)[] = [];
    for (let beforeId: string | undefined, more = true; more; ) {
      const { body } = await member.call(listCycleEntries, { query: { limit: 3, beforeId } });
      seen.push(...body.map((entry) => entry.cycleDay));
      beforeId = String(body.at(-1)?.id);
      more = body.length === 3;
    }
    expect(seen).toEqual([4, 3, 2, 1, 7, 6, 5]);
  });
});

describe('PUT and DELETE /api/menstrual-cycle/:id', () => {
  test("without a session, returns 401; another member's entry gets 404 and does not change", async () => {
    const [one, other] = [await createCycleMember(server), await createCycleMember(server)];
    const { body: entry } = await log(other, whole);
    const params = { id: String(entry.id) };
    const body = { userId: one.id, mood: 1 };
    expect((await server.call(updateCycleEntry, { params, body })).status).toBe(401);
    expect((await server.call(deleteCycleEntry, { params })).status).toBe(401);
    expect((await one.call(updateCycleEntry, { params, body })).error.code).toBe('not_found');
    const asOther = { ...body, userId: other.id };
    expect((await one.call(updateCycleEntry, { params, body: asOther })).error.code).toBe('not_yours');
    expect((await one.call(deleteCycleEntry, { params })).error.code).toBe('not_found');
    expect(await list(other)).toEqual([entry]);
  });

  test('an update replaces all fields except an omitted date; a delete deletes the entry', async () => {
    const member = await createCycleMember(server);
    const { body: entry } = await log(member, whole);
    const params = { id: String(entry.id) };
    const change = async (values: object) =>
      (await member.call(updateCycleEntry, { params, body: { userId: member.id, ...values } })).body;
    expect(await change({ pain: 2 })).toMatchObject({
      ...{ id: entry.id, date: '2026-03-08', pain: 2, mood: null, symptoms: [], notes: null },
      ...{ periodStart: false, atypical: false },
    });
    expect(await change({ ...whole, date: '2026-03-01' })).toEqual({ ...entry, date: '2026-03-01' });
    const late = { params, body: { userId: member.id, date: '2026-03-12' } };
    expect((await member.call(updateCycleEntry, late)).error.field).toBe('date');
    expect(await list(member)).toEqual([{ ...entry, date: '2026-03-01' }]);
    expect((await member.call(deleteCycleEntry, { params })).body).toEqual({ deleted: true });
    expect((await member.call(deleteCycleEntry, { params })).status).toBe(404);
    expect(await list(member)).toEqual([]);
  });
});

test('while switched off, which is the default, nothing is read or written and entries are kept', async () => {
  const member = await server.createMember();
  const { status, error } = await log(member);
  expect([status, error.code]).toEqual([403, 'module_off']);
  await setCycleEnabled(member, true);
  const { body: entry } = await log(member, whole);
  await setCycleEnabled(member, false);
  const params = { id: String(entry.id) };
  const answers = [
    await log(member),
    await member.call(listCycleEntries, { query: {} }),
    await member.call(updateCycleEntry, { params, body: { userId: member.id } }),
    await member.call(deleteCycleEntry, { params }),
  ];
  expect(answers.map((answer) => [answer.status, answer.error.code])).toEqual(
    Array(4).fill([403, 'module_off']),
  );
  expect(await listAllEntries(server.database.db, member.id)).toEqual([exported(entry)]);
  await setCycleEnabled(member, true);
  expect(await list(member)).toEqual([entry]);
});

/** Returns an entry as an export contains it. `externalId` is null, because the person entered the entry. */
const exported = <Entry extends object>(entry: Entry) => ({ ...entry, externalId: null });

test("the export contains all entries oldest first, and account deletion deletes only the member's entries", async () => {
  const [member, other] = [await createCycleMember(server), await createCycleMember(server)];
  const { body: newer } = await log(member, { notes: 'a' });
  const { body: older } = await log(member, whole);
  const { body: others } = await log(other, whole);
  const { db } = server.database;
  expect(await listAllEntries(db, member.id)).toEqual([exported(older), exported(newer)]);
  await deleteAllEntries(db, member.id);
  expect(await listAllEntries(db, member.id)).toEqual([]);
  expect(await listAllEntries(db, other.id)).toEqual([exported(others)]);
});

test('days of a device are counted and deleted for one member at a time', async () => {
  const { db } = server.database;
  const [one, other] = [await createCycleMember(server), await createCycleMember(server)];
  const imported = {
    ...{ kind: 'cycle' as const, externalId: 'day', day: today, flow: 3, phase: null },
    ...{ isPeriodStart: false, symptoms: [], notes: null },
  };
  for (const { id } of [one, other])
    await storeImportedCycleDays(db, id, { source: 'device:oura', orderedAt: null }, [imported]);
  const counted = [{ source: 'device:oura', values: 1, from: today, to: today }];
  expect(await countImportedCycleDays(db, one.id)).toEqual(counted);
  expect(await deleteImportedCycleDays(db, one.id, 'device:oura')).toBe(1);
  expect(await countImportedCycleDays(db, one.id)).toEqual([]);
  expect(await countImportedCycleDays(db, other.id)).toEqual(counted);
});
