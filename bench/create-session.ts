import { createHmac } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';

/** The secret with which the servers of the benchmarks sign session cookies. */
export const secret = 'a-secret-for-measuring-that-is-long-enough';

/** Inserts a session of one hour for a person. Returns the `cookie` header that sends the session. */
export async function createSession(db: Db, userId: number): Promise<string> {
  const token = `measuring-${userId}`;
  const expires_at = new Date(Date.now() + 3_600_000);
  await db.insertInto('sessions').values({ user_id: userId, token, expires_at }).execute();
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `lagom_session=${encodeURIComponent(`${token}.${signature}`)}`;
}
