import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { startServer } from './testing/server-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lagom-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('starts on an empty folder, refuses a second start there, and stops when asked', async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  const second = startServer({ DATA_DIR: dataDir });
  await expect(second).rejects.toThrow(/Another process is using .*Stop it first/);
  await server.end();
  expect(server.process.exitCode).toBe(0);
});

test('a taken port is said in one line', async () => {
  const [one, other] = [join(dataDir, 'one'), join(dataDir, 'other')];
  const server = await startServer({ DATA_DIR: one });
  const port = new URL(server.address).port;
  await expect(startServer({ DATA_DIR: other, PORT: port })).rejects.toThrow(
    new RegExp(`^The server did not start\\.\\nPort ${port} is taken\\. .*\\n$`),
  );
  await server.end();
});

test("a newer version's database is refused, and its tables stay as they are", async () => {
  const newer = join(dataDir, 'newer');
  const history = async (change = sql`select 1`) => {
    const { db, close } = await connect({ DATA_DIR: newer });
    await migrate(db).catch(() => undefined);
    await change.execute(db);
    const { rows } = await sql`select * from kysely_migration order by name`.execute(db);
    await close();
    return rows;
  };
  const before = await history(
    sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2099-01-01')`,
  );
  await expect(startServer({ DATA_DIR: newer })).rejects.toThrow(
    /newer version of Lagom \(999-of-tomorrow\)\. Nothing was touched/,
  );
  expect(await history()).toEqual(before);
});

test('settings that are not usable are named', async () => {
  await expect(startServer({ DATA_DIR: dataDir, LIMITS_SCALE: 'many' })).rejects.toThrow(/LIMITS_SCALE/);
});
