import type { Db } from '#server/db/connect.ts';

export interface VapidKeys {
  /** The public key in base64url. Browsers need this format to subscribe. */
  publicKey: string;
  privateKey: string;
}

/**
 * Returns the keys that identify this installation to push services. Creates keys if there are none. If several
 * processes call this function at the same time, all of them get the same keys.
 */
export async function ensureVapidKeys(db: Db, now: Date): Promise<VapidKeys> {
  const known = await findKeys(db);
  if (known) return known;
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_keys')
    .values({ id: 1, public_key: publicKey, private_key: privateKey, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const stored = await findKeys(db);
  if (!stored) throw new Error('The keys of push messages were not stored.');
  return stored;
}

function findKeys(db: Db): Promise<VapidKeys | undefined> {
  return db
    .selectFrom('push_keys')
    .where('id', '=', 1)
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}
