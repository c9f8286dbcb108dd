import { betterAuth } from 'better-auth';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { sessionCookieName, sessionSeconds } from '#server/http/session-guard.ts';
import { passkeyPlugin } from './auth-passkey-plugin.ts';
import { hashPassword, verifyPassword } from './auth-password.ts';
import { disownUnverified } from './auth-queries.ts';

export type AccountLibrary = ReturnType<typeof createLibrary>;

/** Where the library reads the caller's address: the server has already decided which proxies to believe. */
export const addressHeader = 'x-lagom-client-address';

/**
 * The account library over our tables. It is called by our routes alone: none of its own is served.
 * It runs outside transactions of ours: on the embedded database's one connection it would wait for itself.
 */
export function createLibrary(db: Db, config: Config, now: () => Date, providers: GenericOAuthConfig[]) {
  return betterAuth({
    appName: 'Lagom',
    baseURL: config.APP_URL,
    basePath: '/api/auth',
    secret: config.SECRET,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    // It writes e-mail addresses into its messages.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${config.APP_URL}/auth` },
    plugins: [
      genericOAuth({ config: providers }),
      twoFactor({ schema: secondFactorColumns }),
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
      // A provider that vouches for the address may link; `disownUnverified` sees to whoever did not prove it.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: false },
    },
    user: userColumns,
    // What it would ask a fresh session for asks for the password here.
    session: { ...sessionColumns, expiresIn: sessionSeconds, freshAge: 0 },
    verification: verificationColumns,
    databaseHooks: {
      session: { create: { before: async (session) => ({ data: { ...session, ...lifetime(now()) } }) } },
      account: {
        create: {
          before: async (account) => {
            if (account.providerId !== 'credential') await disownUnverified(db, Number(account.userId));
            return { data: { ...account, ...nothingOfTheProvider } };
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
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 128 },
    },
  });
}

const lifetime = (now: Date) => ({
  createdAt: now,
  updatedAt: now,
  expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
});

/** Nothing is asked of a provider after the sign-in, so no key to it is kept. */
const nothingOfTheProvider = { accessToken: null, refreshToken: null, idToken: null };

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

const userColumns = {
  modelName: 'users',
  fields: { ...stamps, emailVerified: 'email_verified' },
  additionalFields: {
    firstName: { type: 'string', required: false, defaultValue: '', fieldName: 'first_name' },
    lastName: { type: 'string', required: false, defaultValue: '', fieldName: 'last_name' },
    phoneNumber: { type: 'string', required: false, input: false, fieldName: 'phone_number' },
  },
} as const;

const sessionColumns = {
  modelName: 'sessions',
  fields: {
    ...stamps,
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
};

const accountColumns = {
  modelName: 'accounts',
  fields: {
    ...stamps,
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

const verificationColumns = { modelName: 'verifications', fields: { ...stamps, expiresAt: 'expires_at' } };
