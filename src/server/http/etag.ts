import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CalendarDay } from '#domain/calendar-day.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import type { CurrentUser } from './deps.ts';

/**
 * Sets the ETag of a response with a person's data. Returns whether the caller already has this response, so that a 304
 * is enough.
 */
export function isNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  user: CurrentUser,
  today: CalendarDay,
): boolean {
  // Includes the version of the app and the day, because a new version or day can change the response without a write.
  const tag = `"${packageJson.version}-${user.id}-${user.dataVersion}-${today}"`;
  reply.header('etag', tag);
  return hasTag(request.headers['if-none-match'], tag);
}

/**
 * Returns whether the header `If-None-Match` contains a tag. The header is `*` or a list of tags. A proxy that
 * compresses responses makes a tag weak: `W/"…"` matches `"…"` (RFC 9110, section 13.1.2).
 */
function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const tags: readonly string[] = header.match(/"[^"]*"/g) ?? [];
  return header.trim() === '*' || tags.includes(tag);
}
