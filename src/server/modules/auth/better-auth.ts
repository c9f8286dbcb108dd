import { betterAuth } from 'better-auth';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { sessionCookieName, sessionSeconds } from '#server/http/find-session.ts';
import { deleteUnverifiedAccess } from './auth-queries.ts';
import { clientAddressHeader } from './better-auth-headers.ts';
import { lockSelectedRows } from './lock-selected-rows.ts';
import { passkeyPlugin } from './passkey-plugin.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { generateRecoveryCodes } from './recovery-codes.ts';

/**
 * Returns the account library (Better Auth), configured for Lagom's tables. The HTTP routes of the
 * library are not served. Call the library's functions outside transactions: the embedded database
 * has one connection, so inside a transaction the library would wait for that connection forever.
 */
export function createBetterAuth(db: Db, config: Config, now: () => Date, providers: GenericOAuthConfig[]) {
  return betterAuth({
    appName: 'Lagom',
    baseURL: config.APP_URL,
    basePath: '/api/auth',
    secret: config.SECRET,
    database: { db: db.withPlugin(lockSelectedRows), type: 'postgres' },
    telemetry: { enabled: false },
    // Turns off the log of the library, because its messages contain email addresses.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${config.APP_URL}/auth` },
    plugins: [
      genericOAuth({ config: providers }),
      twoFactor({
        schema: secondFactorColumns,
        backupCodeOptions: { customBackupCodesGenerate: generateRecoveryCodes },
      }),
      passkeyPlugin(db, config.APP_URL, now),
    ],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    account: {
      ...accountColumns,
      updateAccountOnSignIn: false,
      // Links the account at a provider to the Lagom account with the same email address, if the provider has verified
      // the address. If Lagom has not verified the address, `deleteUnverifiedAccess` first removes all other ways to
      // sign in.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: false },
    },
    user: userColumns,
    // `freshAge: 0` turns off the library's check that the session was created recently. Lagom's routes ask for the
    // password instead.
    session: { ...sessionColumns, expiresIn: sessionSeconds, freshAge: 0 },
    verification: verificationColumns,
    databaseHooks: {
      session: {
        create: { before: async (session) => ({ data: { ...session, ...sessionLifetime(now()) } }) },
      },
      account: {
        create: {
          before: async (account) => {
            if (account.providerId !== 'credential') await deleteUnverifiedAccess(db, Number(account.userId));
            return { data: { ...account, ...noProviderTokens } };
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'lagom',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.APP_URL.startsWith('https:') },
      cookies: { session_token: { name: sessionCookieName(config.APP_URL) } },
      database: { generateId: 'serial' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader], ipv6Subnet: 128 },
    },
  });
}

const sessionLifetime = (now: Date) => ({
  createdAt: now,
  updatedAt: now,
  expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
});

/**
 * Replaces the tokens of a sign-in provider by null, so that they are not stored. Lagom never calls the provider after
 * the sign-in.
 */
const noProviderTokens = { accessToken: null, refreshToken: null, idToken: null };

const timestampFields = { createdAt: 'created_at', updatedAt: 'updated_at' };

const userColumns = {
  modelName: 'users',
  fields: { ...timestampFields, emailVerified: 'email_verified' },
  additionalFields: {
    firstName: { type: 'string', required: false, defaultValue: '', fieldName: 'first_name' },
    lastName: { type: 'string', required: false, defaultValue: '', fieldName: 'last_name' },
    phoneNumber: { type: 'string', required: false, input: false, fieldName: 'phone_number' },
  },
} as const;

const sessionColumns = {
  modelName: 'sessions',
  fields: {
    ...timestampFields,
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
};

const accountColumns = {
  modelName: 'accounts',
  fields: {
    ...timestampFields,
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
};

const secondFactorColumns = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
};

const verificationColumns = {
  modelName: 'verifications',
  fields: { ...timestampFields, expiresAt: 'expires_at' },
};
