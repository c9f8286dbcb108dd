import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAchievements } from '#contracts/achievements.ts';
import { listQuestions, listResponses, saveResponse } from '#contracts/checkin.ts';
import { getInsightReadiness } from '#contracts/insights.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { getNutritionSummary, saveWaterIntake } from '#contracts/nutrition.ts';
import { deleteNight, getSleepSummary, listNights, saveNight } from '#contracts/sleep.ts';
import { categories } from '#domain/checkin.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { findProgress } from '../achievements/progress-queries.ts';
import { updateObservation } from '../measures/measures-service.ts';
import { hasCheckedIn } from './checkin-service.ts';

const today = '2026-03-10';

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
  test('without a session, returns 401', async () => {
    const answer = await server.call(listQuestions, { query: {} });
    expect([answer.status, answer.error.code]).toEqual([401, 'not_signed_in']);
  });

  test('returns one question per category in the requested language', async () => {
    const member = await server.createMember();
    const english = await member.call(listQuestions, { query: {} });
    const swedish = await member.call(listQuestions, { query: { language: 'sv' } });
    expect(english.body.map((question) => question.category).sort()).toEqual([...categories].sort());
    expect(english.body[0]!.question).toBe('How is your mood today?');
    expect(swedish.body[0]!.question).toBe('Hur är ditt humör i dag?');
  });
});

describe('POST /api/questionnaire-responses', () => {
  test("without a session, returns 401; another member's id gets 403 and stores nothing", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const questionId = await questionIdOf(one, 'mood');
    const body = { userId: other.id, questionId, response: 8 };
    expect((await server.call(saveResponse, { body })).status).toBe(401);
    const foreign = await one.call(saveResponse, { body });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'not_yours']);
    expect((await other.call(listResponses, { query: {} })).body).toEqual([]);
  });

  test("an answer is stored and becomes the day's value; a second answer replaces it", async () => {
    const member = await server.createMember();
    const questionId = await questionIdOf(member, 'mood');
    const saved = await member.call(saveResponse, { body: { userId: member.id, questionId, response: 8 } });
    expect(saved.body).toEqual({
      userId: member.id,
      questionId,
      response: 8,
      date: '2026-03-10',
      source: 'self',
    });
    await member.call(saveResponse, { body: { userId: member.id, questionId, response: 6 } });
    expect((await member.call(listResponses, { query: {} })).body).toHaveLength(1);
    const metrics = await member.call(listHealthMetrics, { query: { date: '2026-03-10' } });
    expect(metrics.body).toMatchObject([
      { date: '2026-03-10', mood: 6, energyLevel: null, alcoholConsumption: null },
    ]);
  });

  test('yes and no answers become booleans', async () => {
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

  test("without a date, uses today in the person's time zone", async () => {
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
  ])('rejects %s', async (_name, category, response) => {
    const member = await server.createMember();
    const questionId = await questionIdOf(member, category);
    const answer = await member.call(saveResponse, { body: { userId: member.id, questionId, response } });
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([
      400,
      'invalid_input',
      'response',
    ]);
    expect(answer.error.message).toMatch(/^“response” must be a whole number from [01] to (1|10|15)\.$/);
    expect((await member.call(listHealthMetrics, { query: {} })).body).toEqual([]);
  });

  test('accepts a stored answer that is sent back, even if it is out of bounds', async () => {
    const member = await server.createMember();
    const questionId = await questionIdOf(member, 'hydration');
    await member.call(saveWaterIntake, { body: { userId: member.id, glasses: 30 } });
    const send = (response: number) =>
      member.call(saveResponse, { body: { userId: member.id, questionId, response } });
    expect((await send(30)).body.response).toBe(30);
    expect((await send(29)).error.field).toBe('response');
  });

  test('rejects unknown fields, unknown questions, and invalid or future days', async () => {
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

const knownOf = async (member: TestMember) => {
  const [metrics] = (await member.call(listHealthMetrics, { query: { date: today } })).body;
  const { body: answers } = await member.call(listResponses, { query: { date: today } });
  return { metrics, answers };
};
const answer = async (member: TestMember, category: string, response: number, suggested = false) => {
  const questionId = await questionIdOf(member, category);
  return member.call(saveResponse, { body: { userId: member.id, questionId, response, suggested } });
};
const drink = (member: TestMember, glasses: number) =>
  member.call(saveWaterIntake, { body: { userId: member.id, glasses, date: today } });
const sleep = (member: TestMember, quality: number | null) =>
  member.call(saveNight, {
    body: { userId: member.id, date: today, bedtime: '22:30', wakeTime: '06:00', quality },
  });

describe('a counter, a night and the check-in share one value', () => {
  test('the check-in is newer: 8 glasses and 10 of 10', async () => {
    const member = await server.createMember();
    await drink(member, 2);
    await sleep(member, 3);
    await answer(member, 'hydration', 8);
    await answer(member, 'sleep', 10);
    const { metrics } = await knownOf(member);
    expect(metrics).toMatchObject({ waterIntake: 8, sleepQuality: 10, sleepHours: 7.5 });
    expect(metrics?.sources).toEqual({ waterIntake: 'self', sleepQuality: 'self', sleepHours: 'self' });
    expect((await member.call(getNutritionSummary, { query: { date: today } })).body.water).toBe(8);
    expect((await member.call(listNights, { query: {} })).body).toMatchObject([{ quality: 10 }]);
  });

  test('if the counter and the night are newer, the check-in returns and stores their values', async () => {
    const member = await server.createMember();
    await answer(member, 'hydration', 8);
    await answer(member, 'sleep', 10);
    await drink(member, 2);
    await sleep(member, 3);
    const { metrics, answers } = await knownOf(member);
    expect(metrics).toMatchObject({ waterIntake: 2, sleepQuality: 3 });
    expect(answers.map(({ response, source }) => [response, source])).toEqual([
      [3, 'self'],
      [2, 'self'],
    ]);
    const stored = await server.database.db
      .selectFrom('questionnaire_responses')
      .where('user_id', '=', member.id)
      .select('response')
      .orderBy('question_id')
      .execute();
    expect(stored.map(({ response }) => response)).toEqual([3, 2]);
  });

  test('known values, including those of a device, prefill the check-in', async () => {
    const member = await server.createMember();
    await drink(member, 2);
    await updateObservation(server.database.db, member.id, {
      day: today,
      measure: 'sleepQuality',
      source: 'device:ring',
      value: 6.5,
    });
    const { answers } = await knownOf(member);
    const byQuestion = new Map(answers.map(({ questionId, ...rest }) => [questionId, rest]));
    expect(byQuestion.get(await questionIdOf(member, 'hydration'))).toMatchObject({
      response: 2,
      source: 'self',
    });
    expect(byQuestion.get(await questionIdOf(member, 'sleep'))).toMatchObject({
      response: 6.5,
      source: 'device:ring',
    });
    expect(answers).toHaveLength(2);
  });

  test('deleting a night deletes its rating, unless the check-in has one too', async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    await sleep(member, 3);
    await sleep(other, 3);
    await answer(other, 'sleep', 10);
    for (const one of [member, other]) await one.call(deleteNight, { params: { date: today } });
    expect((await knownOf(member)).metrics).toBeUndefined();
    expect((await knownOf(other)).metrics).toMatchObject({ sleepQuality: 10, sleepHours: null });
  });

  test('a night without a rating keeps the answer of the check-in', async () => {
    const member = await server.createMember();
    await answer(member, 'sleep', 9);
    expect((await sleep(member, null)).body.quality).toBe(9);
    expect((await knownOf(member)).metrics).toMatchObject({ sleepQuality: 9, sleepHours: 7.5 });
  });
});

describe('a suggested answer', () => {
  test('stays suggested if it is sent back as it was read', async () => {
    const member = await server.createMember();
    const { body } = await answer(member, 'mood', 7, true);
    await member.call(saveResponse, { body });
    const { body: answers } = await member.call(listResponses, { query: {} });
    expect(answers).toEqual([body]);
  });

  test('is returned as suggested and left out of statistics', async () => {
    const member = await server.createMember();
    const saved = await answer(member, 'mood', 7, true);
    expect(saved.body).toMatchObject({ response: 7, source: 'suggested' });
    await answer(member, 'hydration', 5, true);
    await answer(member, 'sleep', 7, true);
    const { metrics, answers } = await knownOf(member);
    expect(metrics).toMatchObject({ mood: 7, waterIntake: 5 });
    expect(metrics?.sources).toMatchObject({ mood: 'suggested', waterIntake: 'suggested' });
    expect(answers.map(({ source }) => source)).toEqual(['suggested', 'suggested', 'suggested']);

    const date = { query: { date: today } };
    expect((await member.call(getInsightReadiness, date)).body.days.mood).toBe(0);
    expect((await member.call(getNutritionSummary, date)).body.water).toBeNull();
    expect((await member.call(getSleepSummary, date)).body.rated).toEqual([]);
    const earned = (await member.call(listAchievements, {})).body;
    expect(earned.find(({ key }) => key === 'checkinDays')?.value).toBe(0);
  });

  test('is replaced by any value that the person enters', async () => {
    const member = await server.createMember();
    await answer(member, 'mood', 7, true);
    await answer(member, 'hydration', 5, true);
    await answer(member, 'mood', 3);
    await drink(member, 1);
    const { metrics, answers } = await knownOf(member);
    expect(metrics).toMatchObject({ mood: 3, waterIntake: 1 });
    expect(metrics?.sources).toEqual({ mood: 'self', waterIntake: 'self' });
    expect(answers.map(({ response, source }) => [response, source])).toEqual([
      [3, 'self'],
      [1, 'self'],
    ]);
  });

  test('replaces neither an answer nor a counter nor a device', async () => {
    const member = await server.createMember();
    await answer(member, 'mood', 3);
    await drink(member, 1);
    const ring = { day: today, measure: 'sleepQuality', source: 'device:ring', value: 4 } as const;
    await updateObservation(server.database.db, member.id, ring);
    expect((await answer(member, 'mood', 7, true)).body).toMatchObject({ response: 3, source: 'self' });
    expect((await answer(member, 'hydration', 5, true)).body).toMatchObject({ response: 1 });
    expect((await answer(member, 'sleep', 7, true)).body).toMatchObject({
      response: 4,
      source: 'device:ring',
    });
    expect((await knownOf(member)).metrics).toMatchObject({ mood: 3, waterIntake: 1, sleepQuality: 4 });
  });

  test('is rejected if it is out of bounds or for another member', async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    expect((await answer(one, 'mood', 11, true)).error.field).toBe('response');
    const body = {
      userId: other.id,
      questionId: await questionIdOf(one, 'mood'),
      response: 7,
      suggested: true,
    };
    expect((await one.call(saveResponse, { body })).error.code).toBe('not_yours');
    expect((await knownOf(other)).answers).toEqual([]);
  });
});

describe('several questions of one category', () => {
  const insertQuestion = (member: TestMember, category: string) =>
    server.database.db
      .insertInto('custom_questions')
      .values({ user_id: member.id, category, question_en: 'And now?', question_sv: 'Och nu?', position: 99 })
      .returning('id')
      .executeTakeFirstOrThrow();

  test('are combined to one value of the day, without suggested answers', async () => {
    const member = await server.createMember();
    const { id } = await insertQuestion(member, 'mood');
    const second = (response: number, suggested = false) =>
      member.call(saveResponse, { body: { userId: member.id, questionId: id, response, suggested } });
    await answer(member, 'mood', 4);
    await second(7, true);
    expect((await knownOf(member)).metrics?.mood).toBe(4);
    await second(8);
    const { metrics, answers } = await knownOf(member);
    expect(metrics?.mood).toBe(6);
    expect(answers.map(({ response }) => response)).toEqual([4, 8]);
  });

  test('keep their own answers when a counter has another value', async () => {
    const member = await server.createMember();
    const { id } = await insertQuestion(member, 'hydration');
    await answer(member, 'hydration', 3);
    await member.call(saveResponse, { body: { userId: member.id, questionId: id, response: 4 } });
    await drink(member, 10);
    const { metrics, answers } = await knownOf(member);
    expect(metrics?.waterIntake).toBe(10);
    expect(answers.map(({ response }) => response)).toEqual([3, 4]);
  });
});

describe('another person who answered on the same day', () => {
  test('keeps an answer when this person sets a counter', async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    for (const member of [one, other]) await answer(member, 'hydration', 8);
    await drink(one, 2);
    const stored = await server.database.db
      .selectFrom('questionnaire_responses')
      .where('user_id', 'in', [one.id, other.id])
      .select(['user_id', 'response'])
      .orderBy('user_id')
      .execute();
    expect(stored.map(({ response }) => response)).toEqual([2, 8]);
  });

  test('does not make the day of this person count as checked in, or as counted', async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const { db } = server.database;
    await answer(other, 'mood', 8);
    expect(await hasCheckedIn(db, one.id, today)).toBe(false);
    const { changes = 0 } = (await findProgress(db, one.id)) ?? {};
    await answer(one, 'mood', 5);
    expect(await findProgress(db, one.id)).toMatchObject({ changes: changes + 1 });
  });
});

describe('GET /api/health-metrics', () => {
  test('without a session or with an invalid cookie, returns 401', async () => {
    expect((await server.call(listHealthMetrics, { query: {} })).status).toBe(401);
    for (const cookie of ['lagom_session=', 'lagom_session=a.b', 'lagom_session=%E0%A4%A']) {
      expect((await server.call(listHealthMetrics, { query: {} }, { cookie })).status).toBe(401);
    }
  });

  test("never returns another person's data", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const questionId = await questionIdOf(one, 'mood');
    await one.call(saveResponse, { body: { userId: one.id, questionId, response: 9 } });
    expect((await other.call(listHealthMetrics, { query: {} })).body).toEqual([]);
  });

  test('unchanged data gets 304 without a body, and changed data gets 200', async () => {
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
