import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listQuestions, listResponses, saveResponse } from '#contracts/checkin.ts';
import { listHealthMetrics } from '#contracts/metrics.ts';
import { categories } from '#domain/checkin.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const questionIdOf = async (member: TestMember, category: string): Promise<number> => {
  const { body } = await member.call(listQuestions, { query: {} });
  return body.find((question) => question.category === category)!.id;
};

describe('GET /api/custom-questions', () => {
  test('signed out: 401', async () => {
    const answer = await server.call(listQuestions, { query: {} });
    expect([answer.status, answer.error.code]).toEqual([401, 'not_signed_in']);
  });

  test('one question of every category, in the language asked for', async () => {
    const member = await server.createMember();
    const english = await member.call(listQuestions, { query: {} });
    const swedish = await member.call(listQuestions, { query: { language: 'sv' } });
    expect(english.body.map((question) => question.category).sort()).toEqual([...categories].sort());
    expect(english.body[0]!.question).toBe('How is your mood today?');
    expect(swedish.body[0]!.question).toBe('Hur är ditt humör i dag?');
  });
});

describe('POST /api/questionnaire-responses', () => {
  test("signed out: 401; another member's id: 403 and nothing stored", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const questionId = await questionIdOf(one, 'mood');
    const body = { userId: other.id, questionId, response: 8 };
    expect((await server.call(saveResponse, { body })).status).toBe(401);
    const foreign = await one.call(saveResponse, { body });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'not_yours']);
    expect((await other.call(listResponses, { query: {} })).body).toEqual([]);
  });

  test("an answer is kept for the day and becomes the day's number; a second one replaces it", async () => {
    const member = await server.createMember();
    const questionId = await questionIdOf(member, 'mood');
    const saved = await member.call(saveResponse, { body: { userId: member.id, questionId, response: 8 } });
    expect(saved.body).toEqual({ userId: member.id, questionId, response: 8, date: '2026-03-10' });
    await member.call(saveResponse, { body: { userId: member.id, questionId, response: 6 } });
    expect((await member.call(listResponses, { query: {} })).body).toHaveLength(1);
    const metrics = await member.call(listHealthMetrics, { query: { date: '2026-03-10' } });
    expect(metrics.body).toMatchObject([
      { date: '2026-03-10', mood: 6, energyLevel: null, alcoholConsumption: null },
    ]);
  });

  test('yes and no become true and false', async () => {
    const member = await server.createMember();
    for (const [category, response] of [
      ['alcohol', 0],
      ['self_care', 1],
      ['hydration', 12],
    ] as const) {
      const questionId = await questionIdOf(member, category);
      await member.call(saveResponse, { body: { userId: member.id, questionId, response } });
    }
    const { body } = await member.call(listHealthMetrics, { query: {} });
    expect(body).toMatchObject([
      { alcoholConsumption: false, selfCareActivity: true, waterIntake: 12, mood: null },
    ]);
  });

  test('without a date it is today where the person is', async () => {
    const member = await server.createMember();
    const questionId = await questionIdOf(member, 'mood');
    const body = { userId: member.id, questionId, response: 5 };
    const saved = await member.call(
      saveResponse,
      { body },
      { headers: { 'x-time-zone': 'Pacific/Auckland' } },
    );
    expect(saved.body.date).toBe('2026-03-11');
  });

  test.each([
    ['scale above', 'mood', 11],
    ['scale below', 'mood', 0],
    ['half steps', 'mood', 5.5],
    ['yes and a half', 'alcohol', 2],
    ['sixteen glasses', 'hydration', 16],
  ])('refuses %s', async (_name, category, response) => {
    const member = await server.createMember();
    const questionId = await questionIdOf(member, category);
    const answer = await member.call(saveResponse, { body: { userId: member.id, questionId, response } });
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([
      400,
      'invalid_input',
      'response',
    ]);
    expect((await member.call(listHealthMetrics, { query: {} })).body).toEqual([]);
  });

  test('refuses unknown fields, unknown questions, and days that are not or not yet', async () => {
    const member = await server.createMember();
    const questionId = await questionIdOf(member, 'mood');
    const body = { userId: member.id, questionId, response: 5 };
    const unknown = await member.call(saveResponse, { body: { ...body, extra: 1 } as typeof body });
    expect([unknown.status, unknown.error.field]).toEqual([400, 'extra']);
    expect((await member.call(saveResponse, { body: { ...body, questionId: 999_999 } })).status).toBe(404);
    expect((await member.call(saveResponse, { body: { ...body, date: '2026-02-30' } })).status).toBe(400);
    expect((await member.call(saveResponse, { body: { ...body, date: '2026-03-12' } })).status).toBe(400);
  });
});

describe('GET /api/health-metrics', () => {
  test('signed out: 401; a broken or forged cookie: 401', async () => {
    expect((await server.call(listHealthMetrics, { query: {} })).status).toBe(401);
    for (const cookie of ['lagom_session=', 'lagom_session=a.b', 'lagom_session=%E0%A4%A']) {
      expect((await server.call(listHealthMetrics, { query: {} }, { cookie })).status).toBe(401);
    }
  });

  test("never another person's", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const questionId = await questionIdOf(one, 'mood');
    await one.call(saveResponse, { body: { userId: one.id, questionId, response: 9 } });
    expect((await other.call(listHealthMetrics, { query: {} })).body).toEqual([]);
  });

  test('unchanged data is a 304 without a body, changed data is not', async () => {
    const member = await server.createMember();
    const questionId = await questionIdOf(member, 'mood');
    const first = await member.call(listHealthMetrics, { query: {} });
    const tag = { headers: { 'if-none-match': String(first.headers.etag) } };
    const again = await member.call(listHealthMetrics, { query: {} }, tag);
    expect([again.status, again.text]).toEqual([304, '']);
    await member.call(saveResponse, { body: { userId: member.id, questionId, response: 9 } });
    expect((await member.call(listHealthMetrics, { query: {} }, tag)).status).toBe(200);
  });
});
