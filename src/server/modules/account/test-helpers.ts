import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import type { Db } from '#server/db/connect.ts';
import { password } from '#server/testing/password.ts';

/** Returns a PNG picture in one colour, as a file for an upload. */
export async function createPng(width: number, height: number): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

/** Returns a picture as a data URL. */
export async function toDataUrl(photo: Blob): Promise<string> {
  return `data:${photo.type};base64,${Buffer.from(await photo.arrayBuffer()).toString('base64')}`;
}

/** Sets a password for a member who was inserted directly into the database. */
export async function insertPassword(db: Db, userId: number): Promise<void> {
  const account = { user_id: userId, provider_id: 'credential', account_id: String(userId) };
  await db
    .insertInto('accounts')
    .values({ ...account, password: await hash(password) })
    .execute();
}
