import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerExperimentDay,
  deleteExperiment,
  type Experiment,
  experimentFile,
  exportExperiment,
  finishExperiment,
  listExperiments,
  proposeExperiment,
  startExperiment,
  stopExperiment,
} from '#contracts/experiments.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { recompute } from '#domain/experiments/experiment-file.ts';
import { drawSchedule } from '#domain/experiments/schedule.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
const start = new Date('2026-03-10T12:00:00Z');
const today = '2026-03-10';
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const words = { measure: null, words: 'Evening walk', form: 'with' } as const;
const design = { action: words, outcome: 'mood', lag: 0, length: 42, start: today } as const;

async function observe(member: TestMember, measure: string, values: [CalendarDay, number][]) {
  const rows = values.map(([day, value]) => ({ user_id: member.id, day, measure, source: 'self', value }));
  await server.database.db.insertInto('daily_observations').values(rows).execute();
}

/** Creates a member who has logged a mood on each of the last `days` days. */
async function createLoggingMember(days = 60): Promise<TestMember> {
  server.clock.now = start;
  const member = await server.createMember();
  const random = seededRandom(days);
  const values = Array.from({ length: days }, (_, index): [CalendarDay, number] => [
    addDays(today, index - days),
    3 + Math.floor(random() * 6),
  ]);
  if (days > 0) await observe(member, 'mood', values);
  return member;
}

const begin = (member: TestMember, change: object = {}) =>
  member.call(startExperiment, { body: { ...design, ...change } });
const answer = (member: TestMember, id: number, day: CalendarDay, done: boolean | null) =>
  member.call(answerExperimentDay, { params: { id: String(id), day }, body: { done } });
const withId = (id: number) => ({ params: { id: String(id) } });
const list = async (member: TestMember) => (await member.call(listExperiments, {})).body;

/**
 * Answers every day of an experiment as scheduled. Logs moods that are higher by `gain` on the days for which the
 * schedule asks for the action. Moves the clock to the end of the experiment.
 */
async function liveThrough(member: TestMember, { id, plan }: Experiment, gain: number) {
  const random = seededRandom(3);
  const moods = [...plan.schedule].map((letter, index): [CalendarDay, number] => [
    addDays(plan.start, index),
    4 + Math.floor(random() * 3) + (letter === '1' ? gain : 0),
  ]);
  await observe(member, 'mood', moods);
  server.clock.now = new Date('2026-04-21T12:00:00Z');
  // Extends the session of the member. Otherwise the session would have expired at the new time.
  const expires = { expires_at: new Date('2026-04-28T12:00:00Z') };
  await server.database.db.updateTable('sessions').set(expires).where('user_id', '=', member.id).execute();
  for (const [index, letter] of [...plan.schedule].entries())
    await answer(member, id, addDays(plan.start, index), letter === '1');
}

describe('GET /api/experiment-proposal', () => {
  test("without a session, returns 401; another member's days are not used", async () => {
    const query = { outcome: 'mood' } as const;
    expect((await server.call(proposeExperiment, { query })).status).toBe(401);
    await createLoggingMember();
    const member = await createLoggingMember(0);
    const { body } = await member.call(proposeExperiment, { query });
    expect(body).toEqual({
      refusal: 'fewValues',
      values: 0,
      hasToday: false,
      valuesNeeded: 14,
      deviation: null,
      smallestThatMatters: null,
      effects: [],
      lengths: [],
    });
  });

  test('a value of today counts from tomorrow', async () => {
    const member = await createLoggingMember(0);
    await observe(member, 'mood', [
      [addDays(today, -1), 6],
      [today, 7],
    ]);
    const { body } = await member.call(proposeExperiment, { query: { outcome: 'mood' } });
    expect(body).toMatchObject({ refusal: 'fewValues', values: 1, hasToday: true });
  });

  test('longer experiments have more power, and effects are in units of the outcome', async () => {
    const member = await createLoggingMember();
    const { body } = await member.call(proposeExperiment, { query: { outcome: 'mood' } });
    expect(body).toMatchObject({ refusal: null, values: 60 });
    expect(body.effects[2]).toBeCloseTo(0.8 * (body.deviation ?? 0), 6);
    const largest = body.lengths.map(({ power }) => power[2] ?? 0);
    expect(largest).toEqual(largest.toSorted((a, b) => a - b));
    expect(body.lengths.map(({ canAnswer }) => canAnswer)).toEqual(largest.map((power) => power >= 0.6));
    expect((await member.call(proposeExperiment, { query: { outcome: 'energyLevel' } })).body.refusal).toBe(
      'fewValues',
    );
  });

  test('an outcome that never changes is refused', async () => {
    const member = await createLoggingMember(0);
    const equal = Array.from({ length: 20 }, (_, back): [CalendarDay, number] => [
      addDays(today, -1 - back),
      7,
    ]);
    await observe(member, 'mood', equal);
    const { body } = await member.call(proposeExperiment, { query: { outcome: 'mood' } });
    expect(body.refusal).toBe('constant');
    expect((await begin(member)).error.code).toBe('experiment_cannot_answer');
  });
});

describe('POST /api/experiments', () => {
  test('without a session, returns 401; the plan is stored with its hash, and its schedule follows from its seed', async () => {
    expect((await server.call(startExperiment, { body: design })).status).toBe(401);
    const member = await createLoggingMember();
    const { body } = await begin(member);
    const { start: first, ...chosen } = design;
    expect(body).toMatchObject({ state: 'running', stoppedOn: null, result: null });
    expect(body.plan).toMatchObject({ ...chosen, start: first, version: 1, better: 'higher', draws: 999 });
    expect(body.planSha256).toBe(sha256(canonicalJson(body.plan)));
    expect(body.plan.schedule).toBe(drawSchedule(42, body.plan.seed));
    expect(body.days).toHaveLength(42);
    expect(await list(member)).toEqual([body]);
    expect(await list(await server.createMember())).toEqual([]);
  });

  test('allows one unfinished experiment per outcome, even for two simultaneous starts', async () => {
    const member = await createLoggingMember();
    const both = await Promise.all([begin(member), begin(member)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({ code: 'experiment_running', field: 'outcome' });
    const [running] = await list(member);
    await member.call(stopExperiment, withId(running!.id));
    expect((await begin(member)).status).toBe(200);
    expect(await list(member)).toHaveLength(2);
  });

  test.each([
    ['too few values of the outcome', { outcome: 'energyLevel' }, 'experiment_cannot_answer', undefined],
    ['a start in the past', { start: '2026-03-09' }, 'invalid_input', 'start'],
    ['a start after a week', { start: '2026-03-18' }, 'invalid_input', 'start'],
    ['two weeks', { length: 14 }, 'invalid_input', 'length'],
    ['a night of the same day', { outcome: 'sleepQuality', lag: 0 }, 'invalid_input', 'lag'],
    ['a body measurement', { outcome: 'weight' }, 'invalid_input', 'outcome'],
    ['no habit', { action: { measure: null, words: ' ', form: 'with' } }, 'invalid_input', 'action.words'],
    [
      'two habits',
      { action: { measure: 'sugarIntake', words: 'Sugar', form: 'without' } },
      'invalid_input',
      'action.words',
    ],
  ])('rejects %s', async (_name, change, code, field) => {
    const member = await createLoggingMember();
    const { status, error } = await begin(member, change);
    expect([status, error.code, error.field]).toEqual([400, code, field]);
    expect(await list(member)).toEqual([]);
  });

  test('rejects a design with too little power', async () => {
    const member = await createLoggingMember(0);
    const random = seededRandom(1);
    const sparse = Array.from({ length: 16 }, (_, index): [CalendarDay, number] => [
      addDays(today, -80 + 5 * index),
      Math.floor(random() * 10),
    ]);
    await observe(member, 'mood', sparse);
    const { body } = await member.call(proposeExperiment, { query: { outcome: 'mood' } });
    expect(body.lengths.find(({ length }) => length === 42)?.canAnswer).toBe(false);
    expect((await begin(member)).error).toMatchObject({ code: 'experiment_cannot_answer', field: 'length' });
  });
});

describe('PUT /api/experiments/:id/days/:day', () => {
  test('stores, changes and deletes an answer', async () => {
    const member = await createLoggingMember();
    const { id } = (await begin(member)).body;
    const done = async (value: boolean | null) => (await answer(member, id, today, value)).body.days[0]?.done;
    expect([await done(true), await done(false), await done(null)]).toEqual([true, false, null]);
  });

  test('without an answer, the check-in decides whether a habit was done', async () => {
    const member = await createLoggingMember();
    const action = { measure: 'alcoholConsumption', words: '', form: 'without' };
    const { id } = (await begin(member, { action })).body;
    await observe(member, 'alcoholConsumption', [
      [today, 0],
      [addDays(today, 1), 1],
    ]);
    expect((await list(member))[0]?.days.slice(0, 3).map(({ done }) => done)).toEqual([true, false, null]);
    expect((await answer(member, id, today, false)).body.days[0]?.done).toBe(false);
  });

  test("without a session, returns 401; rejects another member's experiment, other days and the future", async () => {
    const [member, other] = [await createLoggingMember(), await createLoggingMember()];
    const { id } = (await begin(member)).body;
    const params = { id: String(id), day: today };
    const signedOut = await server.call(answerExperimentDay, { params, body: { done: true } });
    expect(signedOut.status).toBe(401);
    const codeOf = async (day: CalendarDay, who = member) => (await answer(who, id, day, true)).error.code;
    expect(await codeOf(today, other)).toBe('not_found');
    expect(await codeOf('2026-03-09')).toBe('experiment_day_unknown');
    expect(await codeOf('2026-04-21')).toBe('experiment_day_unknown');
    expect(await codeOf('2026-03-11')).toBe('experiment_day_future');
    await member.call(stopExperiment, withId(id));
    expect(await codeOf(today)).toBe('experiment_finished');
  });
});

describe('the end of an experiment', () => {
  test('finishes after the last day, and the export gives the same result byte for byte', async () => {
    const member = await createLoggingMember();
    const { body: begun } = await begin(member);
    expect((await member.call(finishExperiment, withId(begun.id))).error.code).toBe('experiment_not_over');
    await liveThrough(member, begun, 3);
    expect((await list(member))[0]).toMatchObject({ state: 'over', result: null });
    const { body: finished } = await member.call(finishExperiment, withId(begun.id));
    expect(finished).toMatchObject({ state: 'finished', stoppedOn: null });
    expect(finished.result).toMatchObject({ conclusion: 'helps', asDrawn: { onDays: 21, offDays: 21 } });

    const exported = await member.call(exportExperiment, withId(begun.id));
    const file = experimentFile.parse(JSON.parse(exported.text));
    const { result, problems } = recompute(file, sha256);
    expect(problems).toEqual([]);
    expect(canonicalJson(result)).toBe(canonicalJson(finished.result));
    expect(file.plan).toEqual(begun.plan);
    expect(file.planSha256).toBe(begun.planSha256);
  });

  test('a finished experiment does not change with its days, and a repeated finish is refused', async () => {
    const member = await createLoggingMember();
    const { body: begun } = await begin(member);
    await liveThrough(member, begun, 0);
    const twice = await Promise.all([1, 2].map(() => member.call(finishExperiment, withId(begun.id))));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const before = await list(member);
    await server.database.db
      .updateTable('daily_observations')
      .set({ value: 10 })
      .where('user_id', '=', member.id)
      .execute();
    expect(await list(member)).toEqual(before);
    const next = await begin(member, { start: '2026-04-21' });
    expect(next.error.code, 'the mood never changed in the last weeks').toBe('experiment_cannot_answer');
  });

  test('stopping early keeps the days and gives no conclusion', async () => {
    const member = await createLoggingMember();
    const { body: begun } = await begin(member);
    await answer(member, begun.id, today, true);
    const { body } = await member.call(stopExperiment, withId(begun.id));
    expect(body).toMatchObject({
      state: 'finished',
      stoppedOn: today,
      result: { conclusion: 'cannotSay', reason: 'stopped' },
    });
    expect(body.days[0]?.done).toBe(true);
    expect((await member.call(stopExperiment, withId(begun.id))).error.code).toBe('experiment_finished');
  });

  test("another member's experiment is not found, and nothing of it changes", async () => {
    const [member, other] = [await createLoggingMember(), await server.createMember()];
    const { body: begun } = await begin(member);
    for (const endpoint of [finishExperiment, stopExperiment, deleteExperiment, exportExperiment]) {
      expect((await server.call(endpoint, withId(begun.id))).status).toBe(401);
      expect((await other.call(endpoint, withId(begun.id))).error.code).toBe('not_found');
    }
    expect(await list(member)).toEqual([begun]);
    expect((await member.call(deleteExperiment, withId(begun.id))).body).toEqual({ deleted: true });
    expect(await list(member)).toEqual([]);
    const left = await server.database.db.selectFrom('experiment_days').selectAll().execute();
    expect(left.filter((row) => row.user_id === member.id)).toEqual([]);
  });
});
