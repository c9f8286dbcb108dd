import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { saveResponse } from '#contracts/checkin.ts';
import { addDays } from '#domain/calendar-day.ts';
import { emptyMemory } from '#domain/insights/advance.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { runOnServer } from '#server/testing/base-database.ts';
import { copyBaseFolder } from '#server/testing/base-folder.ts';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';
import { insertMember, testSecret } from '#server/testing/test-app.ts';
import { upsertMemory } from '../modules/insights/insights-queries.ts';
import { connect } from './connect.ts';

/** How often the server is killed. The environment variable `KILL_CYCLES` changes this number. */
const cycles = Number(process.env.KILL_CYCLES ?? 20);
const writers = 6;

vi.setConfig({ testTimeout: cycles * 15_000 });

let dataDir: string;
let settings: { DATA_DIR: string; DATABASE_URL?: string };
let dropDatabase = async () => {};
let member: { id: number; signedToken: string };
let questionId: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lagom-durability-'));
  const base = inject('baseDatabase');
  settings = { DATA_DIR: dataDir };
  if (base.kind === 'embedded') {
    await copyBaseFolder(base.dataDir, dataDir);
  } else {
    const name = `lagom_durability_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(base.address, `create database ${name} template ${base.template}`);
    settings.DATABASE_URL = new URL(`/${name}`, base.address).href;
    dropDatabase = () => runOnServer(base.address, `drop database ${name} with (force)`);
  }
  await withDatabase(async (database) => {
    member = await insertMember(database, new Date(), {});
    const question = await database.db
      .selectFrom('custom_questions')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    questionId = question.id;
    // Moves the next analysis of the insight engine to a distant day, because an analysis also increases the data
    // version of the member. In this test, only requests may increase the data version.
    await upsertMemory(database.db, member.id, {
      memory: emptyMemory,
      lastLook: null,
      nextLook: '2999-01-01',
      pairsChecked: 0,
      skipped: {},
      signalsThrough: null,
    });
  });
});

afterAll(async () => {
  await dropDatabase();
  await rm(dataDir, { recursive: true, force: true });
});

async function withDatabase<T>(
  use: (database: Awaited<ReturnType<typeof connect>>) => Promise<T>,
): Promise<T> {
  const database = await connect(settings);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

const storedAnswers = () =>
  withDatabase(async ({ db }) => {
    const rows = await db
      .selectFrom('questionnaire_responses')
      .where('user_id', '=', member.id)
      .select(['day', 'response'])
      .execute();
    const { data_version } = await db
      .selectFrom('users')
      .where('id', '=', member.id)
      .select('data_version')
      .executeTakeFirstOrThrow();
    return { rows: new Map(rows.map((row) => [row.day, row.response])), writes: Number(data_version) };
  });

/**
 * Sends writes from several clients at once. Kills the server after `killAt` successful responses, while other writes
 * are in progress. Returns the check-in answers that the server acknowledged, by day.
 */
async function writeUntilKilled(server: ServerProcess, nextDay: () => string, killAt: number) {
  const acknowledged = new Map<string, number>();
  const write = async () => {
    for (;;) {
      const day = nextDay();
      const response = 1 + (acknowledged.size % 10);
      const answer = await fetch(server.address + saveResponse.path, {
        method: saveResponse.method,
        headers: { 'content-type': 'application/json', cookie: `lagom_session=${member.signedToken}` },
        body: JSON.stringify({ userId: member.id, questionId, response, date: day }),
      }).catch(() => undefined);
      if (!answer) return;
      expect(answer.status).toBe(200);
      acknowledged.set(day, response);
      if (acknowledged.size === killAt) server.process.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await server.end('SIGKILL');
  return acknowledged;
}

test(`after kill -9 during writes, ${cycles} times, each acknowledged write is stored once`, async () => {
  const random = seededRandom(20_260_310);
  const acknowledged = new Map<string, number>();
  let sent = 0;
  const nextDay = () => {
    sent += 1;
    return addDays('1970-01-01', sent);
  };
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const server = await startServer({
      DATA_DIR: dataDir,
      SECRET: testSecret,
      ...(settings.DATABASE_URL === undefined ? {} : { DATABASE_URL: settings.DATABASE_URL }),
    });
    const killAt = 1 + Math.floor(random() * 40);
    const ofCycle = await writeUntilKilled(server, nextDay, killAt);
    expect(ofCycle.size).toBeGreaterThanOrEqual(killAt);
    for (const [day, response] of ofCycle) acknowledged.set(day, response);

    const stored = await storedAnswers();
    for (const [day, response] of acknowledged) expect([day, stored.rows.get(day)]).toEqual([day, response]);
    // Each write increases the data version in its own transaction. If a write ran twice, the version would be higher
    // than the number of answers.
    expect(stored.writes).toBe(stored.rows.size);
  }
  expect(acknowledged.size).toBeGreaterThan(cycles * 10);
});
