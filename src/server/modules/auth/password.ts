import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { findPasswordError, undisguisedForms } from '#domain/password.ts';
import { assertThat } from '#server/http/api-error.ts';

/** The cost of argon2id: 19 MiB and two passes, as the OWASP Password Storage Cheat Sheet recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Runs at most two hashes at a time, because each needs 19 MiB and occupies a core for tens of milliseconds. */
const hashes = new PQueue({ concurrency: 2 });

/**
 * Throws an ApiError with the code of the rule that a new password breaks. Does nothing if the password breaks no rule.
 */
export async function assertStrongPassword(password: string, field: string): Promise<void> {
  const fault = findPasswordError(password);
  if (fault) assertThat(false, fault, field);
  const common = await loadCommonPasswords();
  const isCommon = undisguisedForms(password).some((form) => common.includes(JSON.stringify(form)));
  assertThat(!isCommon, 'common_password', field);
}

let commonPasswords: Promise<Buffer> | undefined;

/**
 * Returns the list of common passwords, as the text of a JSON array of lower-case strings. Loads the list when the
 * first new password is checked, so that an idle server does not keep the list in memory. Reads the file of the package
 * instead of importing the package, because the package keeps the list as separate strings, which take more memory.
 */
function loadCommonPasswords(): Promise<Buffer> {
  const require = createRequire(import.meta.url);
  commonPasswords ??= readFile(require.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  return commonPasswords;
}

export function hashPassword(password: string): Promise<string> {
  return hashes.add(() => argonHash(normalizePassword(password), cost));
}

export function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return hashes.add(() => argonVerify(given.hash, normalizePassword(given.password)));
}

/**
 * Returns the password in the Unicode normalization form NFKC, because two devices may encode the same characters
 * differently.
 */
const normalizePassword = (password: string) => password.normalize('NFKC');
