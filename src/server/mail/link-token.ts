import { createHash, randomBytes } from 'node:crypto';

/** Returns a random token for a link in an email. */
export const createLinkToken = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the hash of a token. The hash is stored instead of the token. A fast hash is enough, because a token of 256
 * random bits cannot be guessed.
 */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
