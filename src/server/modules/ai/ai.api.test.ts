import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AiPurpose, getAiService, saveAiConsent } from '#contracts/ai.ts';
import { analyzeFood, transcribeVoice } from '#contracts/food-analysis.ts';
import { type AiStub, sayJson, startAiStub } from '#server/testing/ai-stub.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { withAiService } from './ai-service.ts';

let stub: AiStub;
let server: TestApp;
let without: TestApp;

beforeAll(async () => {
  stub = await startAiStub(sayJson({ dish: 'Egg', foods: [{ name: 'boiled egg', grams: 50 }] }));
  server = await startTestApp({
    AI_BASE_URL: stub.url,
    AI_VISION_MODEL: 'vision',
    AI_TRANSCRIPTION_MODEL: 'speech',
    AI_DAILY_PHOTOS: '2',
  });
  without = await startTestApp();
});
afterAll(async () => {
  await server.close();
  await without.close();
  await stub.close();
});

const image = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='}`;
const analyze = (member: TestMember) => member.call(analyzeFood, { body: { image } });
const consent = (member: TestMember, purpose: AiPurpose, given = true) =>
  member.call(saveAiConsent, { body: { purpose, given } });
const services = async (member: TestMember) => (await member.call(getAiService, {})).body;

test('without settings nothing is configured, consent cannot be given, and photos say so kindly', async () => {
  const member = await without.createMember();
  expect(await services(member)).toMatchObject({
    photo: { configured: false, service: null, model: null, left: 0 },
    consents: { photo: false, voice: false, story: false },
  });
  expect((await consent(member, 'photo')).error.code).toBe('ai_not_configured');
  expect((await consent(member, 'photo', false)).status).toBe(200);
  const answer = await analyze(member);
  expect([answer.status, answer.error.code]).toEqual([503, 'ai_not_configured']);
  const audio = new Blob(['OggS']);
  expect((await member.call(transcribeVoice, { body: {}, audio })).error.code).toBe('ai_not_configured');
});

test('names the service; nothing is sent before consent, nor after it is withdrawn', async () => {
  const member = await server.createMember();
  stub.requests.length = 0;
  expect((await services(member)).photo).toEqual({
    configured: true,
    service: new URL(stub.url).host,
    model: 'vision',
    consent: false,
    left: 2,
  });
  expect((await services(member)).story.configured).toBe(false);
  const refused = await analyze(member);
  expect([refused.status, refused.error.code]).toEqual([403, 'consent_needed']);
  await consent(member, 'voice');
  expect((await analyze(member)).error.code).toBe('consent_needed');
  expect(stub.requests).toEqual([]);
  expect((await consent(member, 'photo')).body.consents).toEqual({ photo: true, voice: true, story: false });
  expect((await analyze(member)).status).toBe(200);
  await consent(member, 'photo', false);
  expect((await analyze(member)).error.code).toBe('consent_needed');
  expect(stub.requests).toHaveLength(1);
});

test('an earlier decision is replaced by the stored decision of this person, not of another person', async () => {
  const [one, other] = [await server.createMember(), await server.createMember()];
  await consent(other, 'photo');
  await consent(other, 'photo', false);
  await consent(one, 'photo');
  const headers = { 'x-write-age': '3600000', 'x-edited-fields': 'given' };
  const late = await one.call(saveAiConsent, { body: { purpose: 'photo', given: false } }, { headers });
  expect(late.body.consents.photo).toBe(true);
});

test('consent to another service does not count, and is stored with its time', async () => {
  const member = await server.createMember();
  await consent(member, 'photo');
  const { db } = server.database;
  const own = db.selectFrom('ai_consents').where('user_id', '=', member.id);
  expect(await own.select(['purpose', 'given', 'changed_at']).execute()).toEqual([
    { purpose: 'photo', given: true, changed_at: server.clock.now },
  ]);
  await db
    .updateTable('ai_consents')
    .set({ service: 'other.example' })
    .where('user_id', '=', member.id)
    .execute();
  expect((await services(member)).consents.photo).toBe(false);
  expect((await analyze(member)).error.code).toBe('consent_needed');
});

test("a person's consent is their own", async () => {
  const [one, other] = [await server.createMember(), await server.createMember()];
  await consent(one, 'photo');
  await consent(other, 'photo', false);
  expect((await services(one)).consents.photo).toBe(true);
  expect((await services(other)).consents.photo).toBe(false);
  expect((await analyze(other)).error.code).toBe('consent_needed');
  const third = await server.createMember();
  expect((await services(third)).consents.photo).toBe(false);
  expect((await analyze(third)).error.code).toBe('consent_needed');
});

test('the service is not called without consent', async () => {
  const { id } = await server.createMember();
  const access = {
    ai: server.deps.ai,
    quotas: { photo: 2, voice: 2, story: 2 },
    now: server.clock.now,
    zone: 'UTC',
  };
  const call = vi.fn();
  await expect(withAiService(server.database.db, id, 'photo', access, call)).rejects.toMatchObject({
    code: 'consent_needed',
  });
  expect(call).not.toHaveBeenCalled();
});

test("a person's quota and tokens are their own, and come back the next day", async () => {
  const [one, other] = [await server.createMember(), await server.createMember()];
  await consent(one, 'photo');
  await consent(other, 'photo');
  const statuses = await Promise.all([analyze(one), analyze(one), analyze(one), analyze(one)]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  expect(statuses.find(({ status }) => status === 429)?.error.code).toBe('ai_quota_used');
  expect((await services(one)).photo.left).toBe(0);
  expect((await services(other)).photo.left).toBe(2);
  await analyze(other);
  const usage = await server.database.db
    .selectFrom('ai_usage')
    .where('user_id', '=', one.id)
    .select(['calls', 'units_sent', 'units_received'])
    .execute();
  expect(usage).toEqual([{ calls: 2, units_sent: 1800, units_received: 80 }]);
  const today = server.clock.now;
  server.clock.now = new Date('2026-03-11T00:00:01Z');
  expect((await analyze(one)).status).toBe(200);
  server.clock.now = today;
});

test("the quota comes back at the person's midnight, in any time zone", async () => {
  const today = server.clock.now;
  for (const [zone, midnight] of [
    ['Pacific/Auckland', '2026-03-10T11:00:00Z'],
    ['Europe/Stockholm', '2026-03-10T23:00:00Z'],
  ] as const) {
    const person = await server.createMember();
    await consent(person, 'photo');
    const inZone = { headers: { 'x-time-zone': zone } };
    const left = async (minutes: number) => {
      server.clock.now = new Date(Date.parse(midnight) + minutes * 60_000);
      return (await person.call(getAiService, {}, inZone)).body.photo.left;
    };
    expect(await left(-1)).toBe(2);
    await person.call(analyzeFood, { body: { image } }, inZone);
    expect([await left(-1), await left(1)]).toEqual([1, 2]);
  }
  server.clock.now = today;
});

test('a change of time zone brings no second quota on the same day', async () => {
  const today = server.clock.now;
  // At this time it is the 9th in -12:00, the 10th in UTC and the 11th in +14:00.
  server.clock.now = new Date('2026-03-10T11:00:00Z');
  const person = await server.createMember();
  await consent(person, 'photo');
  const use = async (zone: string) => {
    const headers = { 'x-time-zone': zone };
    const { status } = await person.call(analyzeFood, { body: { image } }, { headers });
    const { left } = (await person.call(getAiService, {}, { headers })).body.photo;
    return [status, left];
  };
  expect([await use('-12:00'), await use('UTC'), await use('+14:00'), await use('-12:00')]).toEqual([
    [200, 1],
    [200, 0],
    [429, 0],
    [429, 0],
  ]);
  // The 9th has ended in -12:00. After the uses on the 11th, the 10th brings no quota either.
  server.clock.now = new Date('2026-03-10T12:00:01Z');
  expect([await use('+14:00'), await use('+14:00'), await use('UTC')]).toEqual([
    [200, 1],
    [200, 0],
    [429, 0],
  ]);
  server.clock.now = today;
});

test('simultaneous first uses in several time zones share one quota', async () => {
  const today = server.clock.now;
  server.clock.now = new Date('2026-03-10T11:00:00Z');
  const person = await server.createMember();
  await consent(person, 'photo');
  const zones = ['-12:00', 'UTC', '+14:00', '-12:00', 'UTC', '+14:00'];
  const answers = await Promise.all(
    zones.map((zone) => person.call(analyzeFood, { body: { image } }, { headers: { 'x-time-zone': zone } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  server.clock.now = today;
});

test('signed out, neither can be read or changed', async () => {
  expect((await server.call(getAiService, {})).status).toBe(401);
  expect((await server.call(saveAiConsent, { body: { purpose: 'photo', given: true } })).status).toBe(401);
  expect((await server.call(analyzeFood, { body: { image } })).status).toBe(401);
});
