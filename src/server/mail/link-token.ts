import { createHash, randomBytes } from 'node:crypto';

/** Returns the secret of a link that is sent by email. */
export const createLinkToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash to store. A plain hash is enough: a token of 256 random bits cannot be guessed. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
