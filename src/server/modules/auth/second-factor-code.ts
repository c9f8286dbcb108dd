import type { ErrorCode } from '#contracts/errors.ts';
import { ApiError } from '#server/http/api-error.ts';
import { type BetterAuth, isLibraryError } from './account-library.ts';

/** Returns whether a code has the format of an authenticator app: six digits. Recovery codes have another format. */
export const isTotpCode = (code: string) => /^\d{6}$/.test(code);

/**
 * Returns the person's recovery code that matches the typed text. Ignores upper and lower case, hyphens and spaces,
 * because people type these codes from paper. Returns the typed text if no code matches.
 */
export async function findRecoveryCode(
  { api }: BetterAuth,
  userId: number | undefined,
  typed: string,
): Promise<string> {
  if (userId === undefined) return typed;
  const { backupCodes } = await api.viewBackupCodes({ body: { userId: String(userId) } });
  return backupCodes.find((code) => simplify(code) === simplify(typed)) ?? typed;
}

const simplify = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

const codes: Record<string, ErrorCode> = {
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  INVALID_PASSWORD: 'wrong_password',
  INVALID_TWO_FACTOR_COOKIE: 'sign_in_again',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'sign_in_again',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_requests',
  TOTP_NOT_ENABLED: 'second_factor_off',
  TWO_FACTOR_NOT_ENABLED: 'second_factor_off',
  BACKUP_CODES_NOT_ENABLED: 'second_factor_off',
};

/** How long the account library accepts no code after ten wrong codes in a row, in seconds. */
const lockSeconds = 15 * 60;

const fields: Partial<Record<ErrorCode, string>> = { wrong_code: 'code', wrong_password: 'password' };

/**
 * Returns the ApiError for an error of the account library about a code or a password. Returns any other error
 * unchanged.
 */
export function toCodeError(error: unknown): unknown {
  if (!isLibraryError(error) || error.statusCode >= 500) return error;
  // The library responds with 409 if another sign-in used the same recovery code at the same time.
  const code = error.statusCode === 409 ? 'wrong_code' : codes[String(error.body?.code)];
  if (!code) return error;
  if (code === 'too_many_requests') return new ApiError(code, { retryAfterSeconds: lockSeconds });
  const field = fields[code];
  return new ApiError(code, field === undefined ? {} : { field });
}
