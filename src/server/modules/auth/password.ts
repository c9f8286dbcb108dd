import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { findPasswordError, undisguisedForms } from '#domain/password.ts';
import { assertThat } from '#server/http/api-error.ts';

/** argon2id, 19 MiB and two passes: OWASP's choice where memory is dear. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash takes a core for tens of milliseconds and 19 MiB: more at once would starve everybody else. */
const maxConcurrentHashes = 2;

const commonPasswords = new Set(dictionary['passwords-common']);

/** Throws the code of the rule that a new password breaks. */
export function assertStrongPassword(password: string, field: string): void {
  const fault = findPasswordError(password);
  if (fault) assertThat(false, fault, field);
  assertThat(!undisguisedForms(password).some((form) => commonPasswords.has(form)), 'common_password', field);
}

export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => argonHash(normalizePassword(password), cost));
}

export function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return limitConcurrency(() => argonVerify(given.hash, normalizePassword(given.password)));
}

/** The same letters typed on two machines may be different code points. */
const normalizePassword = (password: string) => password.normalize('NFKC');

let running = 0;
const waiting: (() => void)[] = [];

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrentHashes) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
