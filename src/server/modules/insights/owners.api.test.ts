import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findFindings } from './insight-rows-queries.ts';
import { deleteFindingsOf, selectFeedback, upsertFeedback, upsertFinding } from './insights-queries.ts';
import { deleteReservation, findNarrative, reserveNarrative, updateNarrative } from './narrative-queries.ts';
import { findSignals, updateSignalFeedback } from './signals-queries.ts';

let owner: number;
let other: number;
let server: TestApp;
const now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
});

test('the narrative of another person is neither found, changed nor deleted', async () => {
  const { db } = server.database;
  const weekEnd = '2026-03-08';
  const narrative = { weekEnd, language: 'en', service: 'stub', askedAt: now } as const;
  expect(await reserveNarrative(db, other, narrative, now)).toBe(true);
  const before = await findNarrative(db, other, weekEnd);
  expect(await findNarrative(db, owner, weekEnd)).toBeUndefined();
  await updateNarrative(db, owner, weekEnd, { text: 'A calm week.', claims: [] });
  await deleteReservation(db, owner, weekEnd);
  expect(await findNarrative(db, other, weekEnd)).toEqual(before);
});

test("another person's findings are not deleted, and their feedback is not found", async () => {
  const { db } = server.database;
  const pair = { exposure: 'workouts', outcome: 'mood' };
  const figures = {
    effect: 1,
    low: 0.5,
    high: 1.5,
    confidence: 0.9,
    days: 60,
    yesDays: null,
    pairsChecked: 20,
  };
  const days = { firstSeen: '2026-03-09', lastChecked: '2026-03-09' };
  await upsertFinding(db, other, { ...pair, ...figures, ...days, lag: 0, status: 'current' });
  await upsertFeedback(db, other, pair, { hidden: true });
  const before = await findFindings(db, other);
  expect(before).toHaveLength(1);
  const read = (userId: number) => selectFeedback(db, userId, before[0]!.id).execute();
  expect(await read(other)).toEqual([{ rating: null, hidden: true }]);
  expect(await read(owner)).toEqual([]);
  await deleteFindingsOf(db, owner, ['workouts', 'mood']);
  expect(await findFindings(db, other)).toEqual(before);
});

test("feedback on another person's signal is refused and changes nothing", async () => {
  const { db } = server.database;
  const signal = {
    ...{ user_id: other, kind: 'trend', measure: 'mood', exposure: null, status: 'current' },
    ...{ amount: 1, usual: 6, days: 60 },
    ...{ from_day: '2026-01-01', to_day: '2026-03-09', first_seen: '2026-03-09', last_checked: '2026-03-09' },
  };
  await db.insertInto('insight_signals').values(signal).execute();
  const [before] = await findSignals(db, other);
  await expect(updateSignalFeedback(db, owner, before!.id, { hidden: true })).rejects.toThrow();
  expect(await findSignals(db, owner)).toEqual([]);
  expect(await selectFeedback(db, owner, before!.id).execute()).toEqual([]);
  expect(await findSignals(db, other)).toEqual([before]);
});
