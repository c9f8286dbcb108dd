import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { sessionPath } from '#contracts/session-path.ts';
import { findAnswer, keepAnswers } from '#web/lib/answer-store.ts';
import { noteSent } from '#web/lib/last-sent.ts';
import { deviceOutbox } from '#web/lib/outbox/device-outbox.ts';
import type { NewWrite } from '#web/lib/outbox/outbox-entry.ts';
import { setHasUnsent } from '#web/lib/unsent-flag.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

beforeEach(() => deviceOutbox.removeAll(testUser.id));

const write = (path: string, body: object, more: Partial<NewWrite> = {}): NewWrite => ({
  userId: testUser.id,
  method: 'POST',
  path,
  input: { body },
  zone: 'Europe/Stockholm',
  ...more,
});
const meal = (name: string) => write('/api/food-entries', { name, mealType: 'lunch', calories: 420 });
const day = '2026-03-10';
const answer = (questionId: number, suggested = false) =>
  write('/api/questionnaire-responses', { questionId, response: 7, date: day, suggested });

/** Stores writes in the outbox and opens its page. No write gets a response, so all stay unsent. */
async function openPage(...writes: NewWrite[]) {
  for (const one of writes) await deviceOutbox.add(one);
  setHasUnsent(testUser.id, writes.length > 0);
  return renderRoute(pages.outbox, { answers: { 'GET /api/lost-edits': [] } });
}

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Not sent yet' })).findAllByRole('listitem');

it('lists what waits, with the answers of a check-in as one', async () => {
  await openPage(meal('Soup'), answer(1), answer(2), write('/api/unknown', {}));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  const texts = (await rows()).map((row) => row.textContent);
  expect(texts[0]).toContain('MealSoup · Lunch · 420 kcal');
  expect(texts[1]).toContain('Check-in2 answers');
  expect(texts[2]).toContain('Change');
});

it('says when something was last sent, and says once why an entry waits', async () => {
  noteSent(testUser.id);
  const { unmount } = await openPage();
  expect(await screen.findByText(/^Last sent from this browser: today, /)).toBeDefined();
  unmount();
  await openPage(meal('Soup'));
  expect(await screen.findByText(/^1 entry (waits here because|will be sent in a moment)/)).toBeDefined();
  const [row] = await rows();
  expect(row?.textContent).toContain('Soup');
  expect(row?.textContent).not.toMatch(/(Waiting|Being sent|Trying again)/);
  expect(screen.queryAllByRole('button', { name: /^Send now: / })).toEqual([]);
});

it('does not call a suggested answer an answer', async () => {
  await openPage(answer(1), answer(2, true), answer(1, true));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect((await rows())[0]?.textContent).toContain('Check-in1 answer · 1 as suggested');
});

it('deletes an entry, and Undo brings it back with its key', async () => {
  const { person } = await openPage(meal('Soup'));
  const [before] = await deviceOutbox.list(testUser.id);
  await person.click(await screen.findByRole('button', { name: /^Delete: Meal, Soup/ }));
  expect(await screen.findByText('Nothing is waiting')).toBeDefined();
  expect(await deviceOutbox.list(testUser.id)).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await rows()).toHaveLength(1);
  const [after] = await deviceOutbox.list(testUser.id);
  expect(after?.key).toBe(before?.key);
});

// The tests run in another time zone than the one in which these entries were written.
const inTokyo = { zone: 'Asia/Tokyo' };
it.each([
  [
    'Notes (optional)',
    'Save workout',
    write('/api/exercise-activities', { type: 'yoga', duration: 30 }, inTokyo),
  ],
  ['Description', 'Save meal', write('/api/food-entries', { name: 'Soup', mealType: 'lunch' }, inTokyo)],
])('keeps the time of an entry that is changed after travel (%s)', async (label, save, entry) => {
  const timestamp = '2026-03-09T23:30:00.000Z';
  const body = { ...(entry.input.body as object), timestamp };
  const { person } = await openPage({ ...entry, input: { body } });
  await person.click(await screen.findByRole('button', { name: /^Edit: / }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByLabelText(label), 'Slow');
  await person.click(dialog.getByRole('button', { name: save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [changed] = await deviceOutbox.list(testUser.id);
  expect(changed?.input.body).toMatchObject({ timestamp });
  expect(JSON.stringify(changed?.input.body)).toContain('Slow');
});

it('deletes the copies of opened pages, but not the session and the unsent entries', async () => {
  const address = '/api/sleep-goals';
  const storedAt = Date.now();
  await keepAnswers(testUser.id, [
    { address, answer: {}, storedAt },
    { address: sessionPath, answer: testUser, storedAt },
  ]);
  expect(await findAnswer(testUser.id, address)).toBeDefined();
  const { person } = await openPage(meal('Soup'));
  await person.click(await screen.findByRole('button', { name: 'Clear the copies of pages' }));
  expect(await screen.findByText('Deleted from this device')).toBeDefined();
  expect(await findAnswer(testUser.id, address)).toBeUndefined();
  expect(await findAnswer(testUser.id, sessionPath)).toBeDefined();
  expect(await deviceOutbox.list(testUser.id)).toHaveLength(1);
});

it('lists the values that a later edit of another device replaced', async () => {
  const edit = {
    id: 1,
    record: 'meal:12',
    field: 'calories',
    value: 420,
    lostAt: '2026-03-11T08:00:00.000Z',
  };
  await renderRoute(pages.outbox, {
    answers: { 'GET /api/lost-edits': [{ ...edit, editedAt: '2026-03-10T12:00:00.000Z' }] },
  });
  const card = await screen.findByRole('region', { name: 'Changed later elsewhere' });
  expect(within(card).getByRole('listitem').textContent).toMatch(
    /^Meal · CaloriesYours: 420Changed by you 10 Mar 2026/,
  );
});

it.each([
  [true, 'Yours: Yes'],
  [1420.25, 'Yours: 1,420.25'],
  ['', 'Yours: –'],
  [['cramps', 'headache'], 'Yours: cramps, headache'],
  [[{ name: 'Soup', grams: 300 }, { name: 'Bread' }], 'Yours: Soup, Bread'],
  ['2026-03-09T11:30:00.000Z', /^Yours: 9 Mar 2026, \d\d:30$/],
])('shows the replaced value %s as a person would write it', async (value, text) => {
  const times = { lostAt: '2026-03-11T08:00:00.000Z', editedAt: '2026-03-10T12:00:00.000Z' };
  await renderRoute(pages.outbox, {
    answers: { 'GET /api/lost-edits': [{ id: 1, record: 'workout:12', field: 'duration', value, ...times }] },
  });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText('Workout · Duration')).toBeDefined();
});

it.each([
  ['intensity', 'very_high', 'Yours: Very high'],
  ['type', 'body_scan', 'Yours: Body Scan'],
  ['symptoms', ['mood_swings', 'acne'], 'Yours: Mood swings, Acne'],
  ['notes', 'high', 'Yours: high'],
])('shows the replaced value of %s in words, not as a key', async (field, value, text) => {
  const times = { lostAt: '2026-03-11T08:00:00.000Z', editedAt: '2026-03-10T12:00:00.000Z' };
  await renderRoute(pages.outbox, {
    answers: { 'GET /api/lost-edits': [{ id: 1, record: 'workout:12', field, value, ...times }] },
  });
  expect(await screen.findByText(text)).toBeDefined();
});

it('names the question of a replaced answer', async () => {
  const times = { lostAt: '2026-03-11T08:00:00.000Z', editedAt: '2026-03-10T12:00:00.000Z' };
  const edit = { id: 1, record: 'day:2026-03-10', field: 'self_care', value: 1, ...times };
  await renderRoute(pages.outbox, { answers: { 'GET /api/lost-edits': [edit] } });
  expect(await screen.findByText('Check-in · Time for yourself')).toBeDefined();
});

it('names the kind of a replaced value whose field has no name', async () => {
  const times = { lostAt: '2026-03-11T08:00:00.000Z', editedAt: '2026-03-10T12:00:00.000Z' };
  const edit = { id: 1, record: 'preferences', field: 'units.weight', value: 'kg', ...times };
  await renderRoute(pages.outbox, { answers: { 'GET /api/lost-edits': [edit] } });
  expect((await screen.findByText('Yours: kg')).parentElement?.textContent).toMatch(/^SettingsYours: kg/);
});

it.each([
  [pages.fitness, write('/api/exercise-activities', { type: 'yoga', duration: 30 }), 'Recent Workouts'],
  [pages.mindfulness, write('/api/meditation-sessions', { type: 'calm', duration: 10 }), 'Recent sessions'],
])('on %s, does not say that there is nothing below an unsent entry', async (path, entry, title) => {
  await deviceOutbox.add(entry);
  setHasUnsent(testUser.id, true);
  await renderRoute(path, {
    answers: { 'GET /api/exercise-activities': [], 'GET /api/meditation-sessions': [] },
  });
  const card = await screen.findByRole('region', { name: title });
  await within(card).findByText('On this device');
  await waitFor(() => expect(card.querySelector('[aria-busy]')).toBeNull());
  expect(card.textContent).not.toMatch(/No (workouts|sessions)/);
});
