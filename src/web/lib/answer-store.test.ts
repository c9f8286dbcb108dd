import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteAnswers, findAnswer, keepAnswers } from './answer-store.ts';
import { openDeviceDatabase } from './device-database.ts';
import { responseShapes } from './response-shapes.ts';

const now = new Date('2026-03-10T12:00:00Z').getTime();

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  const database = await openDeviceDatabase();
  await database.clear('answers');
  database.close();
});

const keep = (userId: number, address: string, answer: unknown, storedAt = now) =>
  keepAnswers(userId, [{ address, answer, storedAt }]);
const find = async (userId: number, address: string) => (await findAnswer(userId, address))?.answer;

test('returns the last response of the same address and person', async () => {
  await keep(1, '/api/sleep-goals', { targetSleepHours: 7 });
  await keep(1, '/api/sleep-goals', { targetSleepHours: 8 });
  expect(await find(1, '/api/sleep-goals')).toEqual({ targetSleepHours: 8 });
  expect(await find(2, '/api/sleep-goals')).toBeUndefined();
  expect(await find(1, '/api/sleep-nights')).toBeUndefined();
});

test('ignores the parameter that only makes an address unique', async () => {
  await keep(1, '/api/user-preferences/1?t=1', { a: 1 });
  expect(await find(1, '/api/user-preferences/1?t=2')).toEqual({ a: 1 });
});

test('a response with other fields than in this version is not returned', async () => {
  try {
    for (const path of ['/api/insight-story', '/api/user', '/api/users/:userId'])
      responseShapes[path] = 'before';
    await keep(1, '/api/insight-story?date=2026-03-10', { values: [] });
    await keep(1, '/api/user', { id: 1 });
    await keep(1, '/api/users/1', { id: 1 });
    responseShapes['/api/insight-story'] = 'after';
    responseShapes['/api/users/:userId'] = 'after';
    expect(await find(1, '/api/insight-story?date=2026-03-10')).toBeUndefined();
    expect(await find(1, '/api/insight-story?date=2026-03-11')).toBeUndefined();
    expect(await find(1, '/api/users/1')).toBeUndefined();
    expect(await find(1, '/api/user')).toEqual({ id: 1 });
  } finally {
    for (const path of Object.keys(responseShapes)) delete responseShapes[path];
  }
});

const summary = {
  date: '2026-03-10',
  entries: 2,
  totals: { calories: 900, protein: 1, carbs: 2, fat: 3 },
  targets: { calories: 2000, protein: null, carbs: null, fat: null },
  water: 4,
};

test('a later day is empty, with the targets that were last seen', async () => {
  await keep(1, '/api/nutrition-summary?date=2026-03-10', summary);
  await keep(1, '/api/questionnaire-responses?userId=1&date=2026-03-10', [{ id: 1 }]);
  expect(await find(1, '/api/nutrition-summary?date=2026-03-11')).toEqual({
    date: '2026-03-11',
    entries: 0,
    totals: { calories: null, protein: null, carbs: null, fat: null },
    targets: summary.targets,
    water: null,
  });
  expect(await find(1, '/api/questionnaire-responses?userId=1&date=2026-03-11')).toEqual([]);
});

test('an earlier day that was never read is not claimed to be empty', async () => {
  await keep(1, '/api/nutrition-summary?date=2026-03-10', summary);
  expect(await find(1, '/api/nutrition-summary?date=2026-03-09')).toBeUndefined();
});

test('reading an earlier day afterwards does not count as the newest day', async () => {
  await keep(1, '/api/nutrition-summary?date=2026-03-10', summary);
  await keep(1, '/api/nutrition-summary?date=2026-03-01', { ...summary, targets: null });
  expect(await find(1, '/api/nutrition-summary?date=2026-03-11')).toMatchObject({ targets: summary.targets });
});

test('keeps at most 400 responses of a person and deletes the oldest', async () => {
  for (let index = 0; index < 410; index++)
    await keep(1, `/api/community-posts?beforeId=${index}`, index, now + index);
  await keep(2, '/api/sleep-goals', 'of another person', now - 1);
  expect(await find(1, '/api/community-posts?beforeId=9')).toBeUndefined();
  expect(await find(1, '/api/community-posts?beforeId=10')).toBe(10);
  expect(await find(2, '/api/sleep-goals')).toBe('of another person');
});

test('deletes the responses of a person, or of all others', async () => {
  for (const userId of [1, 2, 3]) await keep(userId, '/api/sleep-goals', userId);
  await deleteAnswers({ of: 1 });
  expect(await find(1, '/api/sleep-goals')).toBeUndefined();
  await deleteAnswers({ exceptOf: 3 });
  expect(await find(2, '/api/sleep-goals')).toBeUndefined();
  expect(await find(3, '/api/sleep-goals')).toBe(3);
});

test('the database contains neither responses nor addresses in plain text', async () => {
  await keep(1, '/api/community-posts?tag=secrettag', { content: 'secret words' });
  const database = await openDeviceDatabase();
  const keys = await database.getAllKeys('answers');
  const rows = await database.getAll('answers');
  database.close();
  const text = rows.map(({ sealed }) => new TextDecoder('latin1').decode(sealed.bytes)).join();
  expect(JSON.stringify(keys) + text).not.toMatch(/secret/);
  expect(rows).toHaveLength(1);
});
