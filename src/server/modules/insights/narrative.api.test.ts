import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveAiConsent } from '#contracts/ai.ts';
import {
  getWeekNarrative,
  getWeekStory,
  listInsights,
  saveInsightFeedback,
  writeWeekNarrative,
} from '#contracts/insights.ts';
import { savePreferences } from '#contracts/preferences.ts';
import { addDays } from '#domain/calendar-day.ts';
import {
  type AiStub,
  failWith,
  hang,
  type StubBehaviour,
  say,
  sayJson,
  startAiStub,
} from '#server/testing/ai-stub.ts';
import { insertDays, type PlantedEffect, simulateDays } from '#server/testing/simulated-days.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { updateInsights } from './update-insights.ts';

let stub: AiStub;
let server: TestApp;
let without: TestApp;

/** The first day of the simulated history, a Monday. */
const first = '2025-01-06';
/** The day of the requests, a Tuesday. The last complete week before that day ends on Sunday 11 May. */
const date = '2025-05-13';
const wine: PlantedEffect = { exposure: 'alcoholConsumption', outcome: 'sleepQuality', lag: 1, points: -1.6 };

/** A valid text. It contains the claim `c1`: mood was higher than usual in the last week. */
const good = 'This week your mood was {{c1.value}}, higher than usual.';

beforeAll(async () => {
  stub = await startAiStub(sayJson({ text: good }));
  server = await startTestApp({
    AI_BASE_URL: stub.url,
    AI_TEXT_MODEL: 'writer',
    AI_TIMEOUT_SECONDS: '1',
    AI_DAILY_STORIES: '2',
  });
  without = await startTestApp();
});
afterAll(async () => {
  await server.close();
  await without.close();
  await stub.close();
});
beforeEach(() => stub.behave(sayJson({ text: good })));

/** Creates a person with a simulated history, whose mood was better than usual in the last week. */
async function createPerson(app: TestApp, hasConsented = true): Promise<TestMember> {
  app.clock.now = new Date(`${date}T12:00:00Z`);
  const member = await app.createMember();
  const days = simulateDays(3, { first, days: 127, effects: [wine] }).map((one) =>
    one.measure === 'mood' && one.day >= '2025-05-05' ? { ...one, value: 10 } : one,
  );
  await insertDays(app.database.db, member.id, days);
  await updateInsights(app.deps, member.id);
  if (hasConsented) await member.call(saveAiConsent, { body: { purpose: 'story', given: true } });
  return member;
}

const read = async (member: TestMember, language: 'en' | 'sv' = 'en') =>
  (await member.call(getWeekNarrative, { query: { date, language } })).body;
const write = (member: TestMember, language: 'en' | 'sv' = 'en') =>
  member.call(writeWeekNarrative, { body: { date, language } });

test('without a service, the template tells the last complete week in both languages', async () => {
  const member = await createPerson(without, false);
  expect(await read(member)).toMatchObject({
    from: '2025-05-05',
    to: '2025-05-11',
    writtenBy: null,
    mayAsk: false,
  });
  expect((await read(member)).text).toMatch(
    /^Mood: 10 of 10 on average, up from [\d.]+ of 10 in earlier weeks\./,
  );
  expect((await read(member)).text).toContain('days with alcohol, sleep quality the next night was');
  expect((await read(member, 'sv')).text).toMatch(
    /^Humör: 10 av 10 i snitt, upp från [\d,]+ av 10 tidigare veckor\./,
  );
  const { error } = await write(member);
  expect(error.code).toBe('ai_not_configured');
  expect(error.message).not.toContain('enter the details');
  const newcomer = await without.createMember();
  expect((await read(newcomer)).text).toBe('');
});

test('nothing is sent before consent', async () => {
  const member = await createPerson(server, false);
  expect(await read(member)).toMatchObject({ mayAsk: false, writtenBy: null });
  const refused = await write(member);
  expect([refused.status, refused.error.code]).toEqual([403, 'consent_needed']);
  expect(stub.requests).toEqual([]);
});

test('a week in the future is refused', async () => {
  const member = await createPerson(server);
  const { status, error } = await member.call(writeWeekNarrative, { body: { date: '2025-05-20' } });
  expect([status, error.code, error.field]).toEqual([400, 'invalid_input', 'date']);
  expect(stub.requests).toEqual([]);
});

test('with consent, the service writes the week once, without having seen a figure', async () => {
  const member = await createPerson(server);
  expect((await read(member)).mayAsk).toBe(true);
  const { body } = await write(member);
  expect(body).toEqual({
    from: '2025-05-05',
    to: '2025-05-11',
    text: 'This week your mood was 10 of 10, higher than usual.',
    writtenBy: new URL(stub.url).host,
    mayAsk: false,
  });
  expect(await read(member)).toEqual(body);
  await Promise.all([write(member), write(member, 'sv')]);
  expect(stub.requests).toHaveLength(1);
  expect((await read(member, 'sv')).text).toMatch(/^Humör: 10 av 10/);

  const { messages } = JSON.parse(stub.requests[0]!.text) as { messages: { content: unknown }[] };
  const sent = JSON.stringify(messages.at(-1)!.content).replaceAll(/c\d+/g, '');
  expect(sent).toContain('Sleep quality');
  expect(sent).not.toMatch(/\d/);

  await member.call(saveAiConsent, { body: { purpose: 'story', given: false } });
  expect((await read(member)).writtenBy).toBeNull();
});

test('a text about a pattern is not shown after its person hid the pattern', async () => {
  const member = await createPerson(server);
  const [pattern] = (await member.call(listInsights, { query: {} })).body.filter(
    ({ type }) => type === 'pattern',
  );
  await write(member);
  expect((await read(member)).writtenBy).not.toBeNull();
  const params = { id: String(pattern!.id) };
  await member.call(saveInsightFeedback, { params, body: { hidden: true } });
  const { text, writtenBy } = await read(member);
  expect([writtenBy, text.includes('alcohol')]).toEqual([null, false]);
});

test('a text about a trend is not shown after its person hid the trend', async () => {
  const member = await createPerson(server);
  await server.database.db.deleteFrom('insight_signals').where('user_id', '=', member.id).execute();
  const { id } = await server.database.db
    .insertInto('insight_signals')
    .values({
      user_id: member.id,
      kind: 'trend',
      measure: 'energyLevel',
      amount: 1.5,
      usual: 6,
      from_day: '2025-03-10',
      to_day: '2025-05-11',
      days: 60,
      first_seen: '2025-05-11',
      last_checked: '2025-05-11',
      status: 'current',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await write(member);
  expect((await read(member)).writtenBy).not.toBeNull();
  await member.call(saveInsightFeedback, { params: { id: String(id) }, body: { hidden: true } });
  expect((await read(member)).writtenBy).toBeNull();
});

test('hidden scores are neither in the text nor sent, and a text with them is not shown any more', async () => {
  const hide = (person: TestMember) =>
    person.call(savePreferences, {
      params: { userId: String(person.id) },
      body: { display: { scores: false } },
    });
  const earlier = await createPerson(server);
  await write(earlier);
  expect((await read(earlier)).text).toContain('10 of 10');
  await hide(earlier);
  const { text, writtenBy } = await read(earlier);
  expect(writtenBy).toBeNull();
  expect(text).toMatch(/^Mood: higher than in earlier weeks\./);
  expect(text).toContain('with alcohol, sleep quality the next night was lower than after the other');

  const member = await createPerson(server);
  await hide(member);
  stub.behave(sayJson({ text: 'This week {{c1.outcome}} was higher than usual.' }));
  expect((await write(member)).body.text).toBe('This week mood was higher than usual.');
  const { messages } = JSON.parse(stub.requests.at(-1)!.text) as { messages: { content: unknown }[] };
  expect(JSON.stringify(messages.at(-1)!.content)).not.toContain('c1.value');
  expect((await read(member, 'sv')).text).toMatch(/^Humör: högre än tidigare veckor\./);
});

test('a text is not shown after the figures of its week changed', async () => {
  const member = await createPerson(server);
  await write(member);
  expect((await read(member)).writtenBy).not.toBeNull();
  await server.database.db
    .updateTable('daily_observations')
    .set({ value: 9 })
    .where('user_id', '=', member.id)
    .where('measure', '=', 'mood')
    .where('day', '=', '2025-05-08')
    .execute();
  const { text, writtenBy } = await read(member);
  expect([writtenBy, text.includes('10 of 10')]).toEqual([null, false]);
});

const failures: [string, StubBehaviour][] = [
  ['digits outside tokens', sayJson({ text: 'Your mood was 10, at {{c1.value}}.' })],
  ['a number word', sayJson({ text: 'Your mood was {{c1.value}} on seven days.' })],
  ['a turned direction', sayJson({ text: 'Your mood was {{c1.value}}, lower than usual.' })],
  ['a cause', sayJson({ text: 'Your mood was {{c1.value}} because you rested.' })],
  ['an unknown token', sayJson({ text: 'Your mood was {{c99.value}}.' })],
  ['no token', sayJson({ text: 'You had a lovely week.' })],
  ['prose instead of JSON', say('Of course! Here is your story.')],
  ['an empty text', sayJson({ text: '' })],
  ['an error', failWith(500)],
  ['too many requests', failWith(429)],
  ['no answer', hang],
];

test.each(failures)('%s: the template is shown, and the person can ask again', async (_, behaviour) => {
  const member = await createPerson(server);
  stub.behave(behaviour);
  const answer = await write(member);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ writtenBy: null, mayAsk: true });
  expect(answer.body.text).toMatch(/^Mood: 10 of 10 on average/);
  stub.behave(sayJson({ text: good }));
  expect((await write(member)).body).toMatchObject({ writtenBy: new URL(stub.url).host, mayAsk: false });
  expect(stub.requests).toHaveLength(1);
});

test('failed requests count towards the daily limit', async () => {
  const member = await createPerson(server);
  stub.behave(failWith(500));
  for (let left = 2; left > 0; left -= 1) expect((await write(member)).body.mayAsk).toBe(left > 1);
  const asked = stub.requests.length;
  const refused = await write(member);
  expect([refused.status, refused.error.code]).toEqual([429, 'ai_quota_used']);
  // There are no details of a text that the person could enter.
  expect(refused.error.message).not.toContain('enter the details');
  expect(stub.requests).toHaveLength(asked);
  server.clock.now = new Date(`${addDays(date, 1)}T12:00:00Z`);
  expect((await read(member)).mayAsk).toBe(true);
});

test('two requests at the same time ask the service once', async () => {
  const member = await createPerson(server);
  const answers = await Promise.all([write(member), write(member)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(stub.requests).toHaveLength(1);
});

test('a request that the server did not finish can be repeated after a while', async () => {
  const member = await createPerson(server);
  await server.database.db
    .insertInto('insight_narratives')
    .values({
      ...{ user_id: member.id, week_end: '2025-05-11', language: 'en', service: 'gone' },
      asked_at: server.clock.now,
    })
    .execute();
  expect((await read(member)).mayAsk).toBe(false);
  expect((await write(member)).body.writtenBy).toBeNull();
  server.clock.now = new Date(server.clock.now.getTime() + 16 * 60_000);
  expect((await read(member)).mayAsk).toBe(true);
  expect((await write(member)).body.writtenBy).not.toBeNull();
});

test('the cycle never reaches the service, also if the insights may use it', async () => {
  const member = await createPerson(server);
  const params = { userId: String(member.id) };
  await member.call(savePreferences, {
    params,
    body: { modules: { menstrualCycle: true }, insights: { cycle: true } },
  });
  const figures = { lag: 0, effect: -1, low: -2, high: -0.5, confidence: 0.99, days: 100, pairs_checked: 40 };
  const dates = { first_seen: first, last_checked: addDays(first, 120) };
  await server.database.db
    .insertInto('insight_findings')
    .values({
      user_id: member.id,
      exposure: 'periodDay',
      outcome: 'mood',
      status: 'current',
      ...figures,
      ...dates,
    })
    .execute();
  const { body } = await member.call(listInsights, { query: {} });
  expect(body.map(({ title }) => title).join()).toMatch(/period/i);
  await write(member);
  expect(stub.requests).toHaveLength(1);
  expect(stub.requests[0]!.text.split('"role":"user"')[1]).not.toMatch(/period|cycle|menstru/i);
  expect((await read(member)).text).not.toMatch(/period|cycle|menstru/i);
});

test("another person's story is not one's own; signed out: 401", async () => {
  const [one, other] = [await createPerson(server), await server.createMember()];
  await write(one);
  expect(await read(other)).toMatchObject({ text: '', writtenBy: null });
  expect((await server.call(getWeekNarrative, { query: { date } })).status).toBe(401);
  expect((await server.call(writeWeekNarrative, { body: { date } })).status).toBe(401);
});

test('values that only the person may see are sent to no service', async () => {
  const member = await createPerson(server);
  const { db } = server.database;
  await db
    .updateTable('daily_observations')
    .set({ source: 'device:strava' })
    .where('user_id', '=', member.id)
    .where('measure', 'in', ['mood', 'alcoholConsumption'])
    .execute();
  const { body: story } = await member.call(getWeekStory, { query: { date: '2025-05-11' } });
  expect(story.facts.map(({ measure }) => measure)).toContain('mood');
  await write(member);
  expect(stub.requests).toHaveLength(1);
  expect(stub.requests[0]!.text).toContain('Sleep quality');
  expect(stub.requests[0]!.text).not.toMatch(/mood|alcohol/i);
  expect((await read(member)).text).not.toMatch(/mood|alcohol/i);
});
