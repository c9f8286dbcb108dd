import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const optional = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());

/** All settings with their defaults. docs/settings.md describes them. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('::'),
  /** The public address of the app, without a trailing slash. */
  APP_URL: optional.pipe(z.url().optional()),
  DATA_DIR: z.string().default('data'),
  /** The address of PostgreSQL. Without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: optional,
  /**
   * Signs session cookies. Generated at first start in DATA_DIR/secret. Set it if several processes share a database.
   */
  SECRET: optional.pipe(z.string().min(32).optional()),
  /** The bucket of an S3-compatible service for photos. Without it they are stored in DATA_DIR/files. */
  S3_BUCKET: optional,
  S3_REGION: z.string().default('us-east-1'),
  /** The endpoint of a service other than Amazon's. */
  S3_ENDPOINT: optional.pipe(z.url().optional()),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  SMTP_URL: optional,
  /** The address that receives the forms of the landing page. The page also shows it. */
  CONTACT_EMAIL: z.email().default('contact@lagom.local'),
  MAIL_FROM: z.string().default('Lagom <lagom@localhost>'),
  /** Multiplies every rate limit, for tests and load runs. */
  LIMITS_SCALE: z.coerce.number().positive().default(1),
  /** The proxies whose X-Forwarded-For is trusted: a number of hops, or addresses. */
  TRUST_PROXY: optional,
  BACKUPS_KEEP: z.coerce.number().int().min(1).default(7),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: optional,
  FACEBOOK_CLIENT_SECRET: optional,
  FACEBOOK_ISSUER: z.url().default('https://www.facebook.com'),
});

type Environment = z.infer<typeof environmentSchema>;

export type Config = Omit<Environment, 'SECRET' | 'DATA_DIR' | 'APP_URL'> & {
  SECRET: string;
  /** An absolute path. */
  DATA_DIR: string;
  APP_URL: string;
};

/** Parses the environment. Throws an Error that lists every invalid setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`Some settings are invalid:\n${z.prettifyError(parsed.error)}`);
  const settings = parsed.data;
  const dataDir = resolve(settings.DATA_DIR);
  return {
    ...settings,
    DATA_DIR: dataDir,
    SECRET: settings.SECRET ?? keptSecret(dataDir),
    APP_URL: (settings.APP_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
  };
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
