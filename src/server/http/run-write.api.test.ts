import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { saveResponse } from '#contracts/checkin.ts';
import { createActivity } from '#contracts/fitness.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe.runIf(inject('baseDatabase').kind === 'postgres')('on PostgreSQL', () => {
  /** Deletes the member while `write` waits for the lock on the member's row. Returns the response to the write. */
  async function deleteDuring<Answer>(member: TestMember, write: () => Promise<Answer>): Promise<Answer> {
    const pool = server.database.pool as pg.Pool;
    const client = await pool.connect();
    await client.query('begin');
    await client.query('delete from users where id = $1', [member.id]);
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const answer = write();
    const countWaiting = async () => {
      const waiting = 'select count(*)::int from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
      return (await pool.query(waiting, [rows[0].pid])).rows[0].count;
    };
    await expect.poll(countWaiting).toBe(1);
    await client.query('commit');
    client.release();
    return answer;
  }

  test('a write of a person who is deleted meanwhile gets 401', async () => {
    const member = await server.createMember();
    const body = { type: 'cardio' as const, duration: 30 };
    const answer = await deleteDuring(member, () => member.call(createActivity, { body }));
    expect([answer.status, answer.error.code]).toEqual([401, 'not_signed_in']);
  });

  test('a check-in answer of a person who is deleted meanwhile gets 401', async () => {
    const member = await server.createMember();
    const body = { questionId: 1, response: 7 };
    const answer = await deleteDuring(member, () => member.call(saveResponse, { body }));
    expect([answer.status, answer.error.code]).toEqual([401, 'not_signed_in']);
  });
});
