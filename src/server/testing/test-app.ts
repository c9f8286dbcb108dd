import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildFormData, buildUrl, type RequestParts } from '#contracts/build-request.ts';
import type { Endpoint, EndpointInput, EndpointOutput } from '#contracts/endpoint.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { createAi } from '#server/ai/ai.ts';
import { buildApp, webFolder } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/http/deps.ts';
import { sessionCookieName } from '#server/http/find-session.ts';
import { createIdentify } from '#server/http/identify.ts';
import { createRateLimiter } from '#server/http/rate-limits.ts';
import { createJobQueue, type JobQueue } from '#server/jobs/job-queue.ts';
import { createMail } from '#server/mail/mail.ts';
import { type FileStorage, openStorage } from '#server/storage/file-storage.ts';
import { assertUntouched, readBystander } from './bystander.ts';
import { copyBaseDatabase } from './test-database.ts';

interface CallOptions {
  cookie?: string;
  headers?: Record<string, string>;
}

interface CallResult<E extends Endpoint> {
  status: number;
  /**
   * The parsed body of the response. If the call failed, the body is an error despite its type, so check `status`
   * first.
   */
  body: EndpointOutput<E>;
  error: ErrorBody;
  headers: Record<string, unknown>;
  text: string;
}

export interface TestMember {
  id: number;
  email: string;
  cookie: string;
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<CallResult<E>>;
}

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: Database;
  /** The clock of the server. The time changes only when a test sets it. */
  clock: { now: Date };
  dataDir: string;
  /** Jobs run only when a test calls `drain`. */
  jobs: JobQueue;
  /** Returns the emails sent so far, oldest first, with their headers. */
  sentEmails(): Promise<string[]>;
  /** All logged lines. Empty unless the test sets LOG_LEVEL. */
  logLines: string[];
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<CallResult<E>>;
  /** Inserts a new member with a session into the database. Makes no request to the server. */
  createMember(name?: { firstName?: string; lastName?: string }): Promise<TestMember>;
  /**
   * The tables in which the test is allowed to change rows of people who take no part in it. An example is a test of a
   * job that deletes old rows of all people. The bystander (see `insertBystander`) stands for these people: `close`
   * throws an Error if one of the bystander's rows has changed in a table that is not in this set.
   */
  changingTables: Set<string>;
  close(): Promise<void>;
}

export const testSecret = 'a-secret-for-tests-that-is-long-enough';

/**
 * Starts the app with its own copy of the database and a clock that the test sets. The methods in `stored` replace
 * methods of the file storage. `webRoot` is the folder of the built web app.
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  stored?: Partial<FileStorage>,
  webRoot = webFolder,
): Promise<TestApp> {
  const database = await copyBaseDatabase();
  const bystander = await readBystander(database.db);
  const dataDir = await mkdtemp(join(tmpdir(), 'lagom-data-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SECRET: testSecret,
    DATA_DIR: dataDir,
    ...environment,
  });
  const changingTables = new Set<string>();
  const clock = { now: new Date('2026-03-10T12:00:00Z') };
  const now = () => clock.now;
  const logLines: string[] = [];
  const deps: Deps = {
    db: database.db,
    now,
    identify: createIdentify(database.db, config, now),
    consumeRateLimit: createRateLimiter(database.db, config, now),
    jobs: createJobQueue(database, (error) => app.log.error({ err: error }, 'a job failed')),
    mail: createMail(config, (line) => logLines.push(line)),
    files: { ...(await openStorage(config)), ...stored },
    ai: createAi(config),
  };
  const app: FastifyInstance = await buildApp(deps, config, webRoot, {
    write: (line) => logLines.push(line),
  });
  const call: TestApp['call'] = (endpoint, input, options) => callEndpoint(app, endpoint, input, options);
  return {
    app,
    deps,
    database,
    clock,
    dataDir,
    jobs: deps.jobs,
    sentEmails: () => readEmails(join(dataDir, 'outbox')),
    logLines,
    changingTables,
    call,
    async createMember(name = {}) {
      const member = await insertMember(database, clock.now, name);
      const cookie = `${sessionCookieName(config.APP_URL)}=${member.signedToken}`;
      return {
        ...member,
        cookie,
        call: (endpoint, input, options) => call(endpoint, input, { cookie, ...options }),
      };
    },
    async close() {
      await app.close();
      await deps.jobs.stop();
      const untouched = assertUntouched(database.db, bystander, changingTables);
      await untouched.finally(() => database.close());
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readEmails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}

/**
 * Inserts a person with a session into a database. Returns the id, the email address and the value of the session
 * cookie.
 */
export async function insertMember(
  database: Database,
  now: Date,
  name: { firstName?: string; lastName?: string },
) {
  const { firstName = 'Astrid', lastName = 'Lind' } = name;
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const user = await database.db
    .insertInto('users')
    .values({ name: `${firstName} ${lastName}`, first_name: firstName, last_name: lastName, email })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(24).toString('base64url');
  const expires = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000);
  await database.db
    .insertInto('sessions')
    .values({ user_id: user.id, token, expires_at: expires, created_at: now, updated_at: now })
    .execute();
  const signature = createHmac('sha256', testSecret).update(token).digest('base64');
  return { id: user.id, email, signedToken: encodeURIComponent(`${token}.${signature}`) };
}

async function callEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<CallResult<E>> {
  const parts = input as RequestParts;
  const { body } = parts;
  const form = buildFormData(parts);
  const response = await app.inject({
    method: endpoint.method,
    url: buildUrl(endpoint.path, parts),
    ...(form ? { payload: form } : body === undefined ? {} : { payload: body }),
    headers: { ...options.headers, ...(options.cookie === undefined ? {} : { cookie: options.cookie }) },
  });
  const isJson = String(response.headers['content-type']).includes('json') && response.body !== '';
  const parsed = isJson ? response.json() : undefined;
  return {
    status: response.statusCode,
    body: parsed,
    error: parsed,
    headers: response.headers,
    text: response.body,
  };
}
