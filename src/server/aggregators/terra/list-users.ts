import { z } from 'zod';
import { unlessGone } from '../unless-gone.ts';
import { callTerra } from './call-terra.ts';
import { terraUser } from './schemas.ts';
import type { TerraSettings } from './terra-settings.ts';

type TerraUser = z.output<typeof terraUser>;

/** Terra answers with a list, an object with a list, an object with one user, or an object that says that there is none. */
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
 * Returns the connections with an id, or all connections with our reference of a person. Throws AggregatorError.
 */
export async function listUsers(
  settings: TerraSettings,
  query: { user_id: string } | { reference_id: string },
): Promise<TerraUser[]> {
  return unlessGone(callTerra(settings, { name: 'userInfo', path: 'userInfo', query }, answer), []);
}
