import type { ProviderId } from '#domain/devices/providers.ts';
import type { BothLanguages } from '#domain/measures/measure.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * An account at the simulator. The account means that a person allowed the simulator to deliver invented data of a
 * provider.
 */
export interface SimulatedAccount {
  userId: number;
  provider: ProviderId;
  /** The time zone of the person. */
  zone: string;
  /** The language that the person last chose. English if the person has chosen none. */
  language: keyof BothLanguages;
}

/** Finds the simulator account of a person for a provider. Returns undefined if there is none. */
export async function findAccount(
  db: Db,
  userId: number,
  provider: ProviderId,
): Promise<SimulatedAccount | undefined> {
  const [found] = await selectAccounts(db)
    .where('simulated_accounts.user_id', '=', userId)
    .where('simulated_accounts.provider', '=', provider)
    .execute();
  return found && toAccount(found);
}

/** Finds the providers for which a person has a simulator account. */
export async function findAccountProviders(db: Db, userId: number): Promise<ProviderId[]> {
  const rows = await db
    .selectFrom('simulated_accounts')
    .where('user_id', '=', userId)
    .select('provider')
    .execute();
  return rows.map(({ provider }) => provider as ProviderId);
}

/** Finds all accounts of the next `most` people whose id is above `afterUserId`, sorted by user id. */
export async function findAccountsAfter(
  db: Db,
  afterUserId: number,
  most: number,
): Promise<SimulatedAccount[]> {
  const people = db
    .selectFrom('simulated_accounts')
    .where('user_id', '>', afterUserId)
    .select('user_id')
    .distinct()
    .orderBy('user_id')
    .limit(most);
  const rows = await selectAccounts(db)
    .where('simulated_accounts.user_id', 'in', people)
    .orderBy('simulated_accounts.user_id')
    .execute();
  return rows.map(toAccount);
}

/** Inserts an account. Does nothing if the account exists or if there is no such person. */
export async function insertAccount(db: Db, userId: number, provider: ProviderId, now: Date): Promise<void> {
  await db
    .insertInto('simulated_accounts')
    .columns(['user_id', 'provider', 'granted_at'])
    .expression((from) =>
      from
        .selectFrom('users')
        .where('id', '=', userId)
        .select((row) => ['id', row.val(provider).as('provider'), row.val(now).as('granted_at')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteAccount(db: Db, userId: number, provider: ProviderId): Promise<void> {
  await db
    .deleteFrom('simulated_accounts')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}

const selectAccounts = (db: Db) =>
  db
    .selectFrom('simulated_accounts')
    .innerJoin('users', 'users.id', 'simulated_accounts.user_id')
    .select([
      'simulated_accounts.user_id as userId',
      'simulated_accounts.provider',
      'users.time_zone as timeZone',
      'users.language',
    ]);

interface AccountRow {
  userId: number;
  provider: string;
  timeZone: string | null;
  language: string | null;
}

const toAccount = ({ userId, provider, timeZone, language }: AccountRow): SimulatedAccount => ({
  userId,
  provider: provider as ProviderId,
  zone: timeZone ?? 'UTC',
  language: language === 'sv' ? 'sv' : 'en',
});
