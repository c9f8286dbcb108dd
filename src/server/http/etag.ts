import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CalendarDay } from '#domain/calendar-day.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import type { SessionUser } from './deps.ts';

/** Sets the tag of a person's data and tells whether the caller already has this answer. */
export function isNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  user: SessionUser,
  today: CalendarDay,
): boolean {
  // Another version may answer in another shape, and another day means another today.
  const tag = `"${packageJson.version}-${user.id}-${user.dataVersion}-${today}"`;
  reply.header('etag', tag);
  return request.headers['if-none-match'] === tag;
}
