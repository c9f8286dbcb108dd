import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeviceConnections, Imports } from '#server/db/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import * as connections from './connections-queries.ts';
import * as deliveries from './deliveries-queries.ts';
import * as imports from './imports-queries.ts';
import { cancelOldUnmapped, deleteOldImports } from './old-imports-queries.ts';

/**
 * The user ids of two people with the same rows. Each query runs for `owner` and must not change
 * the rows of `other`.
 */
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

describe('connections', () => {
  const connection = {
    ...{ aggregator: 'terra', provider: 'garmin', external_id: null, state: 'active', state_at: now },
    ...{ history_done: 1, history_total: 9, last_data_day: '2026-03-09' },
  } satisfies Omit<Insertable<DeviceConnections>, 'user_id'>;
  const readOther = () =>
    server.database.db
      .selectFrom('device_connections')
      .where('user_id', '=', other)
      .selectAll()
      .executeTakeFirst();
  beforeEach(async () => {
    const rows = [owner, other].map((user_id) => ({ ...connection, user_id }));
    await server.database.db.insertInto('device_connections').values(rows).execute();
  });

  test('updates change only those of the person', async () => {
    const { db } = server.database;
    const before = await readOther();
    await connections.updateHistoryProgress(db, owner, 'garmin', { done: 5, total: 9 });
    await connections.updateLastData(db, owner, 'garmin', { now, newest: '2026-03-10' });
    await connections.updateConnection(db, owner, 'garmin', { last_error: 'internal' });
    expect(await readOther()).toEqual(before);
  });

  test('updateIfUnchanged changes only those of the person', async () => {
    const before = await readOther();
    const own = (await connections.findConnection(server.database.db, owner, 'garmin'))!;
    expect(await connections.updateIfUnchanged(server.database.db, own, { last_error: 'internal' })).toBe(
      true,
    );
    expect(await readOther()).toEqual(before);
  });

  test('deleteLastDataDay and deleteConnection change only those of the person', async () => {
    const before = await readOther();
    await connections.deleteLastDataDay(server.database.db, owner, 'device:garmin');
    await connections.deleteConnection(server.database.db, owner, 'garmin');
    expect(await readOther()).toEqual(before);
  });
});

describe('deliveries', () => {
  beforeEach(async () => {
    const delivery = {
      ...{ aggregator: 'terra', provider: 'garmin', name: 'daily', state: 'failed' },
      ...{ ordered_at: now, received_at: now },
    };
    const rows = [owner, other].map((user_id) => ({ ...delivery, user_id, delivery_id: `of ${user_id}` }));
    await server.database.db.insertInto('webhook_deliveries').values(rows).execute();
  });
  const countOf = (userId: number) => deliveries.countFailedDeliveries(server.database.db, userId);

  test('counts, resets and deletes only those of the person', async () => {
    const one = [{ provider: 'garmin', failed: 1 }];
    expect(await countOf(owner)).toEqual(one);
    expect(await deliveries.resetFailedDeliveries(server.database.db, owner, 'garmin')).toHaveLength(1);
    await deliveries.deleteDeliveries(server.database.db, owner, 'garmin');
    expect([await countOf(owner), await countOf(other)]).toEqual([[], one]);
  });
});

describe('imports', () => {
  const readImports = (userId: number) =>
    server.database.db.selectFrom('imports').where('user_id', '=', userId).selectAll().execute();
  const insert = (count: number, row: Partial<Insertable<Imports>>) => {
    const common = { file_name: 'a.csv', zone: 'UTC', bytes_total: 1, created_at: now, updated_at: now };
    const rows = [owner, other].flatMap((user_id) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ state: 'waiting', ...common, ...row, user_id },
        file_key: row.file_key === null ? null : `imports/${user_id}/${index}`,
      })),
    );
    return server.database.db.insertInto('imports').values(rows).execute();
  };

  test("another person's import cannot be changed, started or found by its file", async () => {
    const { db } = server.database;
    await insert(1, {});
    const [before] = await readImports(other);
    const id = before!.id;
    const from = { states: ['waiting' as const] };
    expect(await imports.updateImport(db, owner, id, from, { state: 'cancelled' }, now)).toBe(false);
    expect(await imports.startAttempt(db, owner, id, now)).toBeUndefined();
    await imports.updateFileDeleted(db, owner, id);
    expect(await imports.hasImportFile(db, owner, before!.file_key!)).toBe(false);
    expect(await readImports(other)).toEqual([before]);
  });

  test('cancelOldUnmapped cancels only those of the person', async () => {
    await insert(6, { state: 'needsMapping' });
    const before = await readImports(other);
    expect(await cancelOldUnmapped(server.database.db, owner, now)).toHaveLength(1);
    expect(await readImports(other)).toEqual(before);
  });

  test('deleteOldImports deletes only those of the person', async () => {
    await insert(51, { state: 'finished', finished_at: now, file_key: null });
    await deleteOldImports(server.database.db, owner);
    expect(await readImports(owner)).toHaveLength(50);
    expect(await readImports(other)).toHaveLength(51);
  });
});
