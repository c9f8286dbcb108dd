import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, assertThat } from './api-error.ts';

/** The largest body that is not counted, in bytes. The photos that the web app sends are smaller. */
const smallBody = 1024 * 1024;

/**
 * Counts a request with a large body until its response is finished. `caller` is a user id, or an IP address if nobody
 * is signed in. Throws an ApiError if too many such requests are running.
 */
export type LimitLargeBodies = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: number | string,
) => void;

/**
 * Returns a function that limits how many requests with large bodies a process handles at one time, in total and for
 * each person. Call that function before the body is read, because a body is kept in memory until its response is
 * finished. That function throws `too_many_requests` if the person already has `perPerson` requests, and `busy` if the
 * process has `perProcess` requests. A body of unknown length counts as large.
 */
export function limitLargeBodies({ perPerson = 2, perProcess = 8 } = {}): LimitLargeBodies {
  /** The caller of each request that is being handled. */
  const callers: (number | string)[] = [];
  return (request, reply, caller) => {
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length <= smallBody) return;
    if (callers.filter((other) => other === caller).length >= perPerson) {
      throw new ApiError('too_many_requests', { retryAfterSeconds: 10 });
    }
    assertThat(callers.length < perProcess, 'busy');
    callers.push(caller);
    finished(reply.raw, () => void callers.splice(callers.indexOf(caller), 1));
  };
}
