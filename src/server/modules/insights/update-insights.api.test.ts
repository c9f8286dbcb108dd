import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listQuestions, saveResponse } from '#contracts/checkin.ts';
import {
  explorePair,
  getInsightReadiness,
  getWeekStory,
  type Insight,
  listExploredMeasures,
  listInsightDays,
  listInsights,
  listPatterns,
  type MeasureInsight,
  type PatternInsight,
  saveInsightFeedback,
} from '#contracts/insights.ts';
import { savePreferences } from '#contracts/preferences.ts';
import { addDays } from '#domain/calendar-day.ts';
import { noNumbersShown } from '#domain/shown-numbers.ts';
import { nullYear, seedWithoutClaim } from '#server/testing/null-people.ts';
import { insertDays, type PlantedEffect, simulateDays } from '#server/testing/simulated-days.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { queueDue } from './insights-jobs.ts';
import { updateInsights } from './update-insights.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const first = '2025-01-01';
/**
 * The time at which people sign in. This time is after all days of the tests, so that no session expires during a test.
 */
const signedInAt = new Date('2026-03-10T12:00:00Z');
const wine: PlantedEffect = { exposure: 'alcoholConsumption', outcome: 'sleepQuality', lag: 1, points: -1.6 };

/**
 * Moves the clock to noon on the day after the first `count` days of a person's history, and updates the person's
 * insights.
 */
async function runAfter(member: TestMember, count: number): Promise<void> {
  server.clock.now = new Date(`${addDays(first, count)}T12:00:00Z`);
  await updateInsights(server.deps, member.id);
}

async function createPerson(effects: PlantedEffect[], { days = 366, seed = 3 } = {}): Promise<TestMember> {
  server.clock.now = signedInAt;
  const member = await server.createMember();
  await insertDays(server.database.db, member.id, simulateDays(seed, { first, days, effects }));
  return member;
}

const isPattern = (insight: Insight): insight is PatternInsight => insight.type === 'pattern';
const patternsOf = async (member: TestMember) =>
  (await member.call(listPatterns, { query: {} })).body.filter(isPattern);
const currentPatternsOf = async (member: TestMember) =>
  (await member.call(listInsights, { query: {} })).body.filter(isPattern);

describe('a person with an effect in their days', () => {
  let person: TestMember;
  beforeAll(async () => {
    person = await createPerson([wine]);
    await runAfter(person, 126);
  });

  test('sees it with its figures, in both languages, and nothing else', async () => {
    const body = await currentPatternsOf(person);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      type: 'pattern',
      title: 'Alcohol goes with lower sleep quality',
      exposure: 'alcoholConsumption',
      outcome: 'sleepQuality',
      lag: 1,
      status: 'current',
      rating: null,
      hidden: false,
    });
    const found = body[0]!;
    expect(found.high).toBeLessThan(0);
    expect(found.confidence).toBeGreaterThan(50);
    expect(found.confidence).toBeLessThanOrEqual(100);
    expect(found.description).toMatch(
      /^After the \d+ days with alcohol, sleep quality the next night was [\d.]+ points? lower than after the other \d+ \(adjusted for weekdays and slow changes, likely [\d.]+ to [\d.]+ points\)\. Found among \d+ comparisons\.$/,
    );
    const swedish = await person.call(listInsights, { query: { language: 'sv' } });
    expect(swedish.body[0]).toMatchObject({ title: 'Alkohol hänger\u00a0ihop med lägre sömnkvalitet' });
    expect(swedish.body[0]!.description).toMatch(
      /^Sömnkvaliteten var [\d,]+ poäng lägre nätterna efter de \d+ dagarna med alkohol än efter de övriga \d+ \(justerat för veckodagar och långsamma förändringar, troligen [\d,]+ till [\d,]+ poäng\)/,
    );
  });

  test('sees the days that the sentence counts', async () => {
    const [found] = await patternsOf(person);
    const { body } = await person.call(listInsightDays, { params: { id: String(found!.id) } });
    expect(body).toHaveLength(found!.days);
    expect(body.filter(({ exposure }) => exposure === 1)).toHaveLength(found!.yesDays!);
    expect(body.map(({ day }) => day)).toEqual(body.map(({ day }) => day).sort());
    expect(body.at(-1)!.day <= found!.lastChecked).toBe(true);
  });

  test('sees when the next analysis is and what the latest analysis checked', async () => {
    const { body } = await person.call(getInsightReadiness, { query: { date: addDays(first, 126) } });
    expect(body).toMatchObject({
      lastLook: addDays(first, 125),
      nextLook: addDays(first, 181),
      percent: 100,
    });
    expect(body.pairsChecked).toBe((await patternsOf(person))[0]!.pairsChecked);
  });

  test('another person sees none of it', async () => {
    const [found] = await patternsOf(person);
    server.clock.now = signedInAt;
    const other = await server.createMember();
    const params = { id: String(found!.id) };
    expect(await patternsOf(other)).toEqual([]);
    expect((await other.call(listInsights, { query: {} })).body).toEqual([]);
    expect((await other.call(listInsights, { query: { userId: String(person.id) } })).error.code).toBe(
      'not_yours',
    );
    expect((await other.call(listInsightDays, { params })).error.code).toBe('not_found');
    expect((await other.call(saveInsightFeedback, { params, body: { hidden: true } })).error.code).toBe(
      'not_found',
    );
    const pair = { exposure: 'alcoholConsumption', outcome: 'mood', date: addDays(first, 120) } as const;
    expect((await other.call(explorePair, { query: pair })).body).toEqual([]);
    expect((await person.call(explorePair, { query: pair })).body.length).toBeGreaterThan(80);
    const query = { date: pair.date };
    expect((await other.call(listExploredMeasures, { query })).body).toEqual([]);
    const explored = (await person.call(listExploredMeasures, { query })).body;
    expect(explored).toEqual(expect.arrayContaining(['alcoholConsumption', 'mood']));
    expect(explored).not.toContain('periodDay');
  });

  test('running the job again changes nothing, not even the data version', async () => {
    const before = await dump(person);
    await runAfter(person, 126);
    expect(await dump(person)).toEqual(before);
    await runAfter(person, 127);
    const [, ...findingsAndVersion] = await dump(person);
    expect(findingsAndVersion).toEqual(before.slice(1));
  });

  test('a hidden pair stays hidden when it is checked again, and can be shown again', async () => {
    const [found] = await patternsOf(person);
    const params = { id: String(found!.id) };
    const rated = await person.call(saveInsightFeedback, { params, body: { rating: 'useful' } });
    expect(rated.body).toEqual({ rating: 'useful', hidden: false });
    const hidden = await person.call(saveInsightFeedback, { params, body: { hidden: true } });
    expect(hidden.body).toEqual({ rating: 'useful', hidden: true });
    await runAfter(person, 182);
    expect(await currentPatternsOf(person)).toEqual([]);
    expect(await patternsOf(person)).toMatchObject([
      {
        id: found!.id,
        hidden: true,
        status: 'current',
        lastChecked: addDays(first, 181),
        firstSeen: found!.firstSeen,
      },
    ]);
    await person.call(saveInsightFeedback, { params, body: { hidden: false } });
    expect(await currentPatternsOf(person)).toHaveLength(1);
  });
});

const dump = async ({ id }: TestMember) => {
  const { db } = server.database;
  return Promise.all([
    db.selectFrom('insight_memories').where('user_id', '=', id).selectAll().execute(),
    db.selectFrom('insight_findings').where('user_id', '=', id).selectAll().execute(),
    db.selectFrom('users').where('id', '=', id).select('data_version').execute(),
  ]);
};

test('daily runs give what one run over the whole history gives', async () => {
  const [daily, once] = [await createPerson([wine]), await createPerson([wine])];
  for (let count = 1; count <= 130; count += 1) await runAfter(daily, count);
  await runAfter(once, 130);
  const figures = async (member: TestMember) => (await patternsOf(member)).map(({ id, ...rest }) => rest);
  expect(await figures(daily)).toEqual(await figures(once));
  expect(await figures(once)).toHaveLength(1);
});

test('a trend, a change, an unusual day and a streak are stored, told, and open to their days', async () => {
  const person = await createPerson([], { days: 0 });
  const noise = simulateDays(4, { first, days: 150, effects: [] });
  const level = (measure: string, value: number, index: number) => {
    if (measure === 'mood') return value / 4 + index / 30;
    if (measure === 'stressLevel') return value / 4 + (index < 120 ? 2 : 6);
    if (measure === 'energyLevel') return index === 149 ? 1 : 6 + value / 10;
    return value;
  };
  const index = (day: string) => Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000);
  await insertDays(
    server.database.db,
    person.id,
    noise.map(({ day, measure, value }) => ({ day, measure, value: level(measure, value, index(day)) })),
  );
  const sober = Array.from({ length: 9 }, (_, ago) => addDays(first, 149 - ago));
  await server.database.db
    .insertInto('daily_observations')
    .values(
      sober.map((day) => ({
        user_id: person.id,
        day,
        measure: 'alcoholConsumption',
        source: 'self',
        value: 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day', 'measure', 'source']).doUpdateSet({ value: 0 }),
    )
    .execute();
  await runAfter(person, 150);
  const { body } = await person.call(listInsights, { query: {} });
  const told = body.filter(
    (insight): insight is MeasureInsight => 'kind' in insight && insight.measure !== 'sleepQuality',
  );
  expect(told.map(({ type, kind, measure }) => [type, kind, measure])).toEqual([
    ['trend', 'trend', 'mood'],
    ['trend', 'change', 'stressLevel'],
    ['other', 'anomaly', 'energyLevel'],
    ['achievement', 'streak', 'alcoholConsumption'],
  ]);
  expect(told.map(({ confidence }) => confidence)).toEqual([null, null, null, 100]);
  const [trend, change, unusual, streak] = told as [
    MeasureInsight,
    MeasureInsight,
    MeasureInsight,
    MeasureInsight,
  ];
  expect(trend.effect).toBeCloseTo(28 / 30, 0);
  expect(change.description).toMatch(/^Since about \d+ \w+ 2025, stress has been around [\d.]+ higher/);
  expect(unusual).toMatchObject({ from: addDays(first, 149), title: 'Energy: an unusual day' });
  expect(streak.title).toMatch(/^\d+ days in a row without alcohol$/);
  for (const { id, days } of told) {
    const rest = await person.call(listInsightDays, { params: { id: String(id) } });
    expect(rest.body).toHaveLength(days);
    expect(rest.body.every(({ exposure }) => exposure === null)).toBe(true);
  }

  const params = { id: String(trend.id) };
  await person.call(saveInsightFeedback, { params, body: { hidden: true, rating: 'notUseful' } });
  const ids = async () => (await person.call(listInsights, { query: {} })).body.map(({ id }) => id);
  expect(await ids()).not.toContain(trend.id);
  const all = (await person.call(listPatterns, { query: {} })).body;
  expect(all.find(({ id }) => id === trend.id)).toMatchObject({ hidden: true, rating: 'notUseful' });

  await person.call(savePreferences, {
    params: { userId: String(person.id) },
    body: { display: noNumbersShown },
  });
  const hidden = (await person.call(listPatterns, { query: {} })).body.filter((one) => 'kind' in one);
  expect(hidden.map(({ kind }) => kind)).not.toContain('streak');
  const textOf = (kind: string) => hidden.find((one) => one.kind === kind)?.description;
  expect(textOf('trend')).toMatch(/^Mood has risen slowly since/);
  expect(textOf('change')).toMatch(/^Since about \d+ \w+ 2025, stress has been higher than before/);
  expect(textOf('anomaly')).toMatch(/energy was lower than usual for you on that weekday\./);

  const stranger = await server.createMember();
  expect((await stranger.call(listInsightDays, { params })).error.code).toBe('not_found');
  expect((await stranger.call(saveInsightFeedback, { params, body: { hidden: true } })).error.code).toBe(
    'not_found',
  );
});

test('an experiment is recommended for a pattern that it can test, until there is one', async () => {
  const person = await createPerson([wine]);
  await runAfter(person, 126);
  const recommendations = async () =>
    (await person.call(listInsights, { query: {} })).body.filter(({ type }) => type === 'recommendation');
  const [pattern] = await currentPatternsOf(person);
  expect(await recommendations()).toMatchObject([
    {
      title: 'Alcohol and sleep quality',
      pattern: pattern!.id,
      confidence: pattern!.confidence,
    },
  ]);
  const [{ id }] = (await recommendations()) as [Insight];
  const { body: days } = await person.call(listInsightDays, { params: { id: String(id) } });
  expect(days).toHaveLength(pattern!.days);

  const params = { id: String(pattern!.id) };
  await person.call(saveInsightFeedback, { params, body: { hidden: true } });
  expect(await recommendations()).toEqual([]);
  await person.call(saveInsightFeedback, { params, body: { hidden: false } });
  expect(await recommendations()).toHaveLength(1);

  const action = { measure: 'alcoholConsumption', words: '', form: 'without' } as const;
  const plan = JSON.stringify({ action, outcome: 'sleepQuality' });
  await server.database.db
    .insertInto('experiments')
    .values({ user_id: person.id, outcome: 'sleepQuality', plan, plan_sha256: '' })
    .execute();
  expect(await recommendations()).toEqual([]);

  // An experiment that was stopped early has no answer, so the question is open again.
  await server.database.db
    .updateTable('experiments')
    .set({ stopped_on: '2026-03-10' })
    .where('user_id', '=', person.id)
    .execute();
  expect(await recommendations()).toHaveLength(1);
});

test('an experiment in own words hides no trend of its outcome', async () => {
  const person = await createPerson([], { days: 0 });
  const { db } = server.database;
  const plan = JSON.stringify({ action: { measure: null, words: 'Walk', form: 'with' }, outcome: 'mood' });
  await db
    .insertInto('experiments')
    .values({ user_id: person.id, outcome: 'mood', plan, plan_sha256: '' })
    .execute();
  const dates = { from_day: first, to_day: first, first_seen: first, last_checked: first };
  await db
    .insertInto('insight_signals')
    .values({
      ...{ user_id: person.id, kind: 'trend', measure: 'mood', amount: 1, days: 90 },
      ...{ ...dates, status: 'current' },
    })
    .execute();
  const { body } = await person.call(listInsights, { query: {} });
  expect(body).toMatchObject([{ type: 'trend', measure: 'mood' }]);
});

test('two measures of the same day are listed in one direction', async () => {
  const person = await createPerson([]);
  const pairs = [
    ['stressLevel', 'sleepQuality'],
    ['sleepQuality', 'stressLevel'],
  ] as const;
  for (const [exposure, outcome] of pairs) {
    const figures = {
      lag: 0,
      effect: -1,
      low: -2,
      high: -0.5,
      confidence: 0.9,
      days: 100,
      pairs_checked: 40,
    };
    const dates = { first_seen: first, last_checked: first };
    await server.database.db
      .insertInto('insight_findings')
      .values({ user_id: person.id, exposure, outcome, status: 'current', ...figures, ...dates })
      .execute();
  }
  expect(await patternsOf(person)).toMatchObject([{ exposure: 'sleepQuality', outcome: 'stressLevel' }]);
  const [listed] = await currentPatternsOf(person);
  await person.call(saveInsightFeedback, { params: { id: String(listed!.id) }, body: { hidden: true } });
  expect(await currentPatternsOf(person)).toEqual([]);
});

test('an effect that ends is shown as withdrawn', async () => {
  const person = await createPerson([wine], { days: 126 });
  const later = simulateDays(9, {
    first: addDays(first, 126),
    days: 300,
    effects: [{ ...wine, points: 1.2 }],
  });
  await insertDays(server.database.db, person.id, later);
  await runAfter(person, 126);
  expect(await currentPatternsOf(person)).toHaveLength(1);
  await runAfter(person, 364);
  const [withdrawn] = (await patternsOf(person)).filter(({ exposure }) => exposure === 'alcoholConsumption');
  expect(withdrawn).toMatchObject({ status: 'withdrawn', confidence: 0 });
  expect((await currentPatternsOf(person)).map(({ id }) => id)).not.toContain(withdrawn!.id);
});

test('a person without effects and without a chance finding sees none over a year', async () => {
  const person = await createPerson([], { ...nullYear, seed: seedWithoutClaim() });
  for (const count of [42, 63, 91, 126, 182, 252, 364]) await runAfter(person, count);
  expect(await patternsOf(person)).toEqual([]);
  const { body } = await person.call(getInsightReadiness, { query: { date: addDays(first, 364) } });
  expect(body.pairsChecked).toBeGreaterThan(20);
});

test('the first write of a day runs the job once, after the response', async () => {
  const person = await createPerson([wine]);
  server.clock.now = new Date(`${addDays(first, 126)}T12:00:00Z`);
  const { body: questions } = await person.call(listQuestions, { query: {} });
  const date = addDays(first, 126);
  expect(questions.length).toBeGreaterThan(3);
  for (const { id } of questions.slice(0, 3)) {
    await person.call(saveResponse, { body: { userId: person.id, questionId: id, response: 1, date } });
  }
  await vi.waitFor(async () => expect(await queuedFor(person)).toEqual([String(person.id)]), 60_000);
  await server.jobs.drain();
  expect(await currentPatternsOf(person)).toHaveLength(1);
});

test('the nightly job also queues people who wrote something since their last run', async () => {
  const [wrote, idle] = [await createPerson([wine]), await createPerson([wine])];
  await runAfter(wrote, 130);
  await runAfter(idle, 130);
  server.clock.now = new Date(`${addDays(first, 131)}T03:20:00Z`);
  await server.database.db
    .updateTable('users')
    .set((update) => ({ data_version: update('data_version', '+', 1) }))
    .where('id', '=', wrote.id)
    .execute();
  await queueDue(server.deps);
  expect(await queuedFor(wrote, idle)).toEqual([String(wrote.id)]);
  await server.jobs.drain();
  await queueDue(server.deps);
  expect(await queuedFor(wrote, idle)).toEqual([]);
});

test('the nightly job queues only people for whom an analysis is due', async () => {
  const [due, done] = [await createPerson([wine]), await createPerson([wine])];
  const wrote = [due.id, done.id];
  await server.database.db.updateTable('users').set({ data_version: 1 }).where('id', 'in', wrote).execute();
  await runAfter(done, 126);
  await queueDue(server.deps);
  await queueDue(server.deps);
  const queued = await queuedFor(due, done);
  expect(queued).toEqual([String(due.id)]);
  await server.jobs.drain();
  expect(await patternsOf(due)).toHaveLength(1);
});

/** Returns the ids of the given people who have a queued insights job, as text. */
async function queuedFor(...people: TestMember[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from pgboss.job where name = 'insights' and state = 'created'
  `.execute(server.database.db);
  const keys = people.map(({ id }) => String(id));
  return rows.map(({ key }) => key).filter((key) => keys.includes(key));
}

test('the cycle is used only if its owner says so', async () => {
  const person = await createPerson([]);
  const params = { userId: String(person.id) };
  const query = { exposure: 'periodDay', outcome: 'mood', date: addDays(first, 126) } as const;
  await person.call(savePreferences, { params, body: { modules: { menstrualCycle: true } } });
  expect((await person.call(explorePair, { query })).error.code).toBe('module_off');
  const finding = { exposure: 'periodDay', outcome: 'mood', lag: 0, effect: -1, low: -2, high: -0.5 };
  const rest = { confidence: 0.9, days: 100, pairs_checked: 40, status: 'current' };
  await server.database.db
    .insertInto('insight_findings')
    .values({ user_id: person.id, ...finding, ...rest, first_seen: first, last_checked: first })
    .execute();
  const signal = await server.database.db
    .insertInto('insight_signals')
    .values({
      user_id: person.id,
      kind: 'anomaly',
      measure: 'cycleMood',
      amount: -5,
      usual: 6,
      days: 91,
      status: 'current',
      from_day: first,
      to_day: first,
      first_seen: first,
      last_checked: first,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofSignal = { params: { id: String(signal.id) } };
  expect(await patternsOf(person)).toEqual([]);
  expect((await person.call(listPatterns, { query: {} })).body).toEqual([]);
  expect((await person.call(listInsightDays, ofSignal)).error.code).toBe('not_found');

  await person.call(savePreferences, { params, body: { insights: { cycle: true } } });
  expect((await person.call(listInsightDays, ofSignal)).body).toEqual([]);
  expect((await person.call(listPatterns, { query: {} })).body).toHaveLength(2);
  expect((await person.call(explorePair, { query })).status).toBe(200);
  expect(await patternsOf(person)).toMatchObject([{ exposure: 'periodDay' }]);

  await person.call(savePreferences, { params, body: { insights: { cycle: false } } });
  await runAfter(person, 63);
  const kept = server.database.db.selectFrom('insight_findings').where('user_id', '=', person.id);
  expect(await kept.where('exposure', '=', 'periodDay').selectAll().execute()).toEqual([]);
});

test('the story of a week compares it with earlier weeks', async () => {
  const person = await createPerson([], { days: 100 });
  const { body } = await person.call(getWeekStory, { query: { date: addDays(first, 99) } });
  expect([body.from, body.to]).toEqual([addDays(first, 93), addDays(first, 99)]);
  expect(body.facts.map(({ measure }) => measure)).toContain('mood');
  const stranger = await server.createMember();
  expect((await stranger.call(getWeekStory, { query: { date: '2026-01-01' } })).body.facts).toEqual([]);
});

test('signed out: 401 everywhere', async () => {
  const params = { id: '1' };
  const query = { exposure: 'mood', outcome: 'energyLevel', date: first } as const;
  const answers = await Promise.all([
    server.call(listInsights, { query: {} }),
    server.call(listPatterns, { query: {} }),
    server.call(listInsightDays, { params }),
    server.call(saveInsightFeedback, { params, body: {} }),
    server.call(explorePair, { query }),
    server.call(getWeekStory, { query: { date: first } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
});
