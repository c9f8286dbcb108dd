import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertThat } from './api-error.ts';

/** The size, in bytes, up to which a body counts toward no limit. Every endpoint accepts a body of this size. */
const smallBody = 256 * 1024;

/**
 * The size, in bytes, up to which a body does not count toward `perProcess`. The photos that the web app sends are
 * smaller.
 */
const mediumBody = 1024 * 1024;

/**
 * Counts a request with a large body until its response is finished. `caller` is a user id, or an IP address if nobody
 * is signed in. `mostBytes` is the size of the largest body that the endpoint accepts. Throws an ApiError if there are
 * too many such requests.
 */
export type LimitLargeBodies = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: number | string,
  mostBytes: number,
) => void;

/**
 * Returns a function that limits the requests with large bodies that a process handles at the same
 * time. There are limits for the number of requests of a person, the number of requests above 1
 * MiB, and the total number of bytes. Call the returned function before the body is read, because a
 * body is kept in memory until its response is finished. The returned function throws
 * `too_many_uploads` above the limit of a person, and `busy` above a limit of the process. A body
 * of unknown length counts as `mostBytes`.
 */
export function limitLargeBodies({
  perPerson = 2,
  perProcess = 8,
  maxBytes = 96 * 1024 * 1024,
} = {}): LimitLargeBodies {
  /** The requests that are being handled. */
  const running = new Set<{ caller: number | string; bytes: number }>();
  return (request, reply, caller, mostBytes) => {
    const declared = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (declared <= smallBody) return;
    const bytes = Math.min(declared, mostBytes);
    const others = [...running];
    assertThat(others.filter((other) => other.caller === caller).length < perPerson, 'too_many_uploads');
    const large = others.filter((other) => other.bytes > mediumBody);
    assertThat(bytes <= mediumBody || large.length < perProcess, 'busy');
    const total = others.reduce((sum, other) => sum + other.bytes, bytes);
    assertThat(total <= maxBytes, 'busy');
    const own = { caller, bytes };
    running.add(own);
    finished(reply.raw, () => void running.delete(own));
  };
}
