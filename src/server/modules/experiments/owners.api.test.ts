import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  deleteAnswer,
  deleteExperimentRow,
  findAnswers,
  findExperiment,
  insertExperiment,
  selectAnswer,
  updateFinished,
  upsertAnswer,
} from './experiments-queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("each query with the id of another person's experiment finds and changes nothing", async () => {
  const { db } = server.database;
  const [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
  const now = new Date('2026-03-10T12:00:00Z');
  const values = { outcome: 'mood', plan: '{}', plan_sha256: '', created_at: now } as const;
  const experiment = (await insertExperiment(db, other, values))!;
  const { id } = experiment;
  const answer = { experimentId: id, day: '2026-03-09', done: true };
  await upsertAnswer(db, other, answer, now);

  expect(await findExperiment(db, owner, id)).toBeUndefined();
  expect(await findAnswers(db, owner, [id])).toEqual([]);
  expect(await selectAnswer(db, owner, id, answer.day).execute()).toEqual([]);
  const finish = { record: '{}', stopped_on: null, finished_at: now };
  expect(await updateFinished(db, owner, id, finish)).toBeUndefined();
  await deleteAnswer(db, owner, id, answer.day);
  expect(await deleteExperimentRow(db, owner, id)).toBe(false);

  expect(await findExperiment(db, other, id)).toEqual(experiment);
  expect(await findAnswers(db, other, [id])).toEqual([answer]);
});
