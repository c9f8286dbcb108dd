import type { FastifyReply, FastifyRequest } from 'fastify';
import packageJson from '../../../package.json' with { type: 'json' };
import type { SessionUser } from './context.ts';

/** Sets the tag of a person's data and tells whether the caller already has this answer. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, user: SessionUser): boolean {
  // The version is part of it because another one may answer in another shape.
  const tag = `"${packageJson.version}-${user.id}-${user.dataVersion}"`;
  reply.header('etag', tag);
  return request.headers['if-none-match'] === tag;
}
