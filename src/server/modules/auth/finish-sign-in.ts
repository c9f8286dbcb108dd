import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#contracts/auth.ts';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/http/deps.ts';
import { storeSignInZone } from '#server/http/time-zone.ts';
import { deleteExpiredSessions } from './auth-queries.ts';
import { deleteRequestSession, type SignedIn } from './auth-service.ts';
import { recordSignInAddress } from './sign-in-addresses.ts';

/**
 * Finishes the response of a sign-in: records the IP address, stores the time zone and the language, replaces the
 * session of the browser and sets its cookies. Returns the signed-in person.
 */
export async function finishSignIn(
  deps: Deps,
  secret: Config['SECRET'],
  { user, cookies }: SignedIn,
  { now, request, reply }: { now: Date; request: FastifyRequest; reply: FastifyReply },
): Promise<User> {
  await recordSignInAddress(deps.db, secret, user.id, request, now);
  await storeSignInZone(deps, request, user.id);
  await deleteExpiredSessions(deps.db, user.id, now);
  await deleteRequestSession(deps, request);
  reply.header('set-cookie', cookies);
  return user;
}
