import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCycleEntry, deleteCycleEntry, listCycleEntries } from '#contracts/cycle.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { createActivity, deleteActivity, listActivities } from '#contracts/fitness.ts';
import {
  createMeditationSession,
  deleteMeditationSession,
  listMeditationSessions,
} from '#contracts/mindfulness.ts';
import { createFoodEntry, deleteFoodEntry, listFoodEntries } from '#contracts/nutrition.ts';
import { savePreferences } from '#contracts/preferences.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function createMemberWithCycle(): Promise<TestMember> {
  const member = await server.createMember();
  const params = { userId: String(member.id) };
  await member.call(savePreferences, { params, body: { modules: { menstrualCycle: true } } });
  return member;
}

/** A row of a list. The list is sorted by `timestamp`, or by `date` if the row has no timestamp. */
interface Row {
  id: number;
  timestamp?: string;
  date: string;
}

const time = (day: number) => ({ timestamp: `2026-03-0${day}T10:00:00.123Z` });
const lists: [list: Endpoint, create: Endpoint, remove: Endpoint, body: (day: number) => object][] = [
  [
    listFoodEntries,
    createFoodEntry,
    deleteFoodEntry,
    (day) => ({ name: 'Soup', mealType: 'lunch', ...time(day) }),
  ],
  [listActivities, createActivity, deleteActivity, (day) => ({ type: 'yoga', duration: 15, ...time(day) })],
  [
    listMeditationSessions,
    createMeditationSession,
    deleteMeditationSession,
    (day) => ({ type: 'calm', duration: 10, completed: true, ...time(day) }),
  ],
  [listCycleEntries, createCycleEntry, deleteCycleEntry, (day) => ({ date: `2026-03-0${day}` })],
];

describe.each(lists)('$path', (list, create, remove, body) => {
  const read = async (member: TestMember, query: object = {}) =>
    member.call(list, { query } as never) as unknown as {
      status: number;
      body: Row[];
      error: { field?: string };
    };
  const createRows = async () => {
    const member = await createMemberWithCycle();
    // Creates rows whose ids are not in the order of the list.
    for (const day of [2, 4, 1, 3])
      await member.call(create, { body: { userId: member.id, ...body(day) } } as never);
    return { member, all: (await read(member)).body };
  };
  const placeOf = (row: Row | undefined) => ({
    beforeId: String(row?.id),
    ...(row?.timestamp ? { beforeTime: row.timestamp } : { beforeDate: row?.date }),
  });

  test('continues after a row that was deleted in the meantime', async () => {
    const { member, all } = await createRows();
    const last = (await read(member, { limit: 2 })).body[1];
    expect((await member.call(remove, { params: { id: String(last?.id) } } as never)).status).toBe(200);
    expect((await read(member, placeOf(last))).body).toEqual(all.slice(2));
    const { status, error } = await read(member, { beforeId: String(last?.id) });
    expect([status, error.field]).toEqual([404, 'beforeId']);
  });

  test('ends after the last row, and shows no row of another member', async () => {
    const { member, all } = await createRows();
    expect((await read(member, { beforeId: String(all[3]?.id) })).body).toEqual([]);
    expect((await read(member, placeOf(all[3]))).body).toEqual([]);
    const other = await createMemberWithCycle();
    expect((await read(other, placeOf(all[0]))).body).toEqual([]);
    expect((await read(other, { beforeId: String(all[0]?.id) })).status).toBe(404);
  });
});
