import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const optional = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());

/** The minimum length of the secret, in characters. */
const minSecretLength = 32;

/** All settings with their defaults. docs/settings.md describes them. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('::'),
  /** The public address of the app. If not set, `http://localhost:` followed by PORT is used. */
  APP_URL: optional.pipe(z.url().optional()),
  DATA_DIR: z.string().default('data'),
  /** The address of a PostgreSQL server. If not set, the embedded database in DATA_DIR is used. */
  DATABASE_URL: optional,
  /**
   * The time limit, in seconds, for opening a connection to PostgreSQL and for each SQL statement.
   * The limit does not apply to migrations.
   */
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().positive().max(3600).default(15),
  /**
   * The key that signs session cookies and other tokens, such as the tokens of unsubscribe links. If not set, the first
   * start generates a key in DATA_DIR/secret. All processes that share a database need the same key.
   */
  SECRET: optional.pipe(z.string().min(minSecretLength).optional()),
  /**
   * The bucket of an S3-compatible service for photos and exports. If not set, these files are stored in
   * DATA_DIR/files.
   */
  S3_BUCKET: optional,
  S3_REGION: z.string().default('us-east-1'),
  /** The address of an S3-compatible service. If not set, Amazon S3 is used. */
  S3_ENDPOINT: optional.pipe(z.url().optional()),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  SMTP_URL: optional,
  /**
   * The email address that receives the contact forms of the landing page. The landing page also shows this address.
   */
  CONTACT_EMAIL: z.email().default('contact@lagom.local'),
  MAIL_FROM: z.string().default('Lagom <lagom@localhost>'),
  /**
   * The factor by which rate limits are multiplied, for tests and load runs. The factor does not
   * change limits that another service demands.
   */
  LIMITS_SCALE: z.coerce.number().positive().default(1),
  /** The proxies whose X-Forwarded-For header is trusted: the number of proxies, or a list of their addresses. */
  TRUST_PROXY: optional,
  BACKUPS_KEEP: z.coerce.number().int().min(1).default(7),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /**
   * The address of Open Food Facts, for looking up barcodes. If not set, only barcodes of foods that the person saved
   * are found.
   */
  OPEN_FOOD_FACTS_URL: optional.pipe(z.url().optional()),
  /** The kind of API that the AI service has. */
  AI_PROVIDER: z.enum(['openai-compatible', 'anthropic']).default('openai-compatible'),
  AI_BASE_URL: optional.pipe(z.url().optional()),
  AI_API_KEY: optional,
  /**
   * The name of the AI model that analyses photos of meals. If not set, photos are not analysed.
   */
  AI_VISION_MODEL: optional,
  /** The name of the AI model that generates texts. If not set, no texts are generated. */
  AI_TEXT_MODEL: optional,
  /**
   * The name of the AI model that transcribes voice recordings. If not set, recordings are not
   * transcribed.
   */
  AI_TRANSCRIPTION_MODEL: optional,
  /**
   * The address of the service that transcribes voice recordings. If not set, the service at
   * AI_BASE_URL is used, unless AI_PROVIDER is `anthropic`.
   */
  AI_TRANSCRIPTION_BASE_URL: optional.pipe(z.url().optional()),
  AI_TRANSCRIPTION_API_KEY: optional,
  AI_TIMEOUT_SECONDS: z.coerce.number().positive().max(600).default(45),
  /** The maximum number of photos that are analysed per person and day. */
  AI_DAILY_PHOTOS: z.coerce.number().int().min(0).default(30),
  /** The maximum number of recordings that are transcribed per person and day. */
  AI_DAILY_RECORDINGS: z.coerce.number().int().min(0).default(60),
  /** The maximum number of stories (texts about a week) that are generated per person and day. */
  AI_DAILY_STORIES: z.coerce.number().int().min(0).default(10),
  /**
   * The service that provides data of wearables and other devices. The simulator invents data and
   * needs no outside service.
   */
  AGGREGATOR: z.enum(['simulator', 'open-wearables', 'terra']).default('simulator'),
  /** The number of past days whose data is fetched for a new connection. */
  DEVICE_HISTORY_DAYS: z.coerce.number().int().min(1).max(3650).default(365),
  /** The address of an Open Wearables server, without `/api/v1`. */
  OPEN_WEARABLES_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OPEN_WEARABLES_API_KEY: optional,
  OPEN_WEARABLES_API_KEY_HEADER: z.string().default('X-Open-Wearables-API-Key'),
  /** The secret of the webhook endpoint at Open Wearables. If not set, webhooks of Open Wearables are rejected. */
  OPEN_WEARABLES_WEBHOOK_SECRET: optional.pipe(
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/)
      .optional(),
  ),
  /** The prefix of the names of the webhook headers. The names end with `-id`, `-timestamp` and `-signature`. */
  OPEN_WEARABLES_WEBHOOK_HEADERS: z.string().toLowerCase().default('svix'),
  /** The address of the API of Terra, with its version. */
  TERRA_URL: z.url({ protocol: /^https?$/ }).default('https://api.tryterra.co/v2'),
  TERRA_DEV_ID: optional,
  TERRA_API_KEY: optional,
  TERRA_DEV_ID_HEADER: z.string().default('dev-id'),
  TERRA_API_KEY_HEADER: z.string().default('x-api-key'),
  /** The secret that signs webhooks of Terra. If not set, webhooks of Terra are rejected. */
  TERRA_SIGNING_SECRET: optional,
  /** The names that the header with the signature can have, separated by commas. */
  TERRA_SIGNATURE_HEADERS: z.string().toLowerCase().default('x-terra-signature,terra-signature'),
  TERRA_TRACE_HEADER: z.string().toLowerCase().default('x-terra-trace-id'),
  TERRA_ORDER_HEADER: z.string().toLowerCase().default('x-terra-ordering-timestamp'),
  /**
   * An origin from which large payloads of Terra are fetched even if it has a private IP address or no `https`. Other
   * payloads are fetched only from public `https` addresses.
   */
  TERRA_PAYLOAD_ORIGIN: optional.pipe(z.url().optional()),
  /** The timeout, in seconds, of a call to the service in AGGREGATOR. */
  AGGREGATOR_TIMEOUT_SECONDS: z.coerce.number().positive().max(120).default(20),
  /** The hosts of push services to which push messages are sent. `*.` stands for any subdomain. */
  PUSH_HOSTS: z
    .string()
    .default(
      'fcm.googleapis.com,jmt17.google.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    ),
  /** The origin of a push service on this machine, for tests. */
  PUSH_TEST_ORIGIN: optional.pipe(
    z
      .string()
      .regex(/^http:\/\/(127\.0\.0\.1|localhost):\d+$/)
      .optional(),
  ),
  /** The address of an ntfy server for reminders, such as https://ntfy.sh. */
  NTFY_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  /** The address that receives reminders as webhooks. */
  REMINDER_WEBHOOK_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  /** The secret that signs the webhooks of reminders. If not set, no reminders are sent as webhooks. */
  REMINDER_WEBHOOK_SECRET: optional.pipe(
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/)
      .optional(),
  ),
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
  /** The folder for all data of the server, as an absolute path. */
  DATA_DIR: string;
  APP_URL: string;
};

/**
 * Returns the settings from environment variables. Without SECRET, reads DATA_DIR/secret and creates that file if it is
 * missing. Throws an Error that lists every invalid setting.
 */
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

/**
 * Returns the secret of DATA_DIR/secret. Creates the file if it is missing. Throws an Error with instructions if the
 * secret is too short, for example because the disk was full when the file was written.
 */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) return createSecret(dataDir, file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= minSecretLength) return secret;
  throw new Error(
    `The file ${file} is incomplete: the secret needs at least ${minSecretLength} characters. Put the file back from a copy. Without a copy, delete the file; the next start creates a new secret, and everybody has to sign in again.`,
  );
}

/** Writes to a temporary file and renames it, so that the file never contains only a part of the secret. */
function createSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  const temporary = `${file}.new`;
  writeFileSync(temporary, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(temporary, file);
  return secret;
}
