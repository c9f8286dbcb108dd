import { z } from 'zod';
import { unlessGone } from '../unless-gone.ts';
import { callTerra } from './call-terra.ts';
import { terraUser } from './schemas.ts';
import type { TerraSettings } from './terra-settings.ts';

type TerraUser = z.output<typeof terraUser>;

/**
 * The forms of Terra's response: a list of users, an object with such a list, an object with one user, or an object
 * that says that there is no user.
 */
const answer = z.union([
  z.array(terraUser),
  z.object({ users: z.array(terraUser) }).transform(({ users }) => users),
  z
    .object({ user: terraUser, is_authenticated: z.boolean().nullish() })
    .transform((one): TerraUser[] => [
      { ...one.user, active: one.is_authenticated === false ? false : one.user.active },
    ]),
  z.object({ status: z.string() }).transform((): TerraUser[] => []),
]);

/**
 * Returns the Terra users with the id `user_id`, or with the `reference_id` that Lagom gave to
 * Terra for a person. Each Terra user is one connection. Returns an empty list if there is no such
 * user. Throws AggregatorError.
 */
export async function listUsers(
  settings: TerraSettings,
  query: { user_id: string } | { reference_id: string },
): Promise<TerraUser[]> {
  return unlessGone(callTerra(settings, { name: 'userInfo', path: 'userInfo', query }, answer), []);
}
