import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/db/connect.ts';
import type { Identity } from './deps.ts';
import { createFindSession } from './find-session.ts';

/**
 * Returns a function that finds the caller of a request. That function returns undefined if the caller is not signed
 * in.
 */
export function createIdentify(db: Db, settings: { SECRET: string; APP_URL: string }, now: () => Date) {
  const findSession = createFindSession(db, settings);
  return (request: FastifyRequest): Promise<Identity | undefined> =>
    findSession(request.headers.cookie, now());
}
