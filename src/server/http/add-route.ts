import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
} from 'fastify';
import type { Access, Endpoint, EndpointParsed, EndpointResult } from '#contracts/endpoint.ts';
import { isTimeZone, toCalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { bumpDataVersion, withDataVersionBump } from '#server/db/data-version.ts';
import { reencodePhoto } from '#server/storage/photo.ts';
import { ApiError, assertThat } from './api-error.ts';
import { CommitHooks } from './commit-hooks.ts';
import type { Deps, SessionUser } from './deps.ts';
import { parseInput } from './error-handler.ts';
import { isNotModified } from './etag.ts';
import { readMultipart } from './multipart.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint served, for the API's description and for tests that walk them all. */
    endpoints: Endpoint[];
  }
  interface FastifyRequest {
    user: SessionUser | null;
  }
}

type UserOf<E extends Endpoint> = E['access'] extends { who: 'anyone' } ? unknown : { user: SessionUser };

export type RouteContext<E extends Endpoint> = EndpointParsed<E> &
  UserOf<E> & {
    /** A write's is the transaction that its answer depends on; use no other. */
    db: Db;
    now: Date;
    /** The IANA zone the browser says it is in, else UTC. */
    zone: string;
    /** Of an endpoint with `upload`: the photo that was sent, re-encoded and without a trace of where and when. */
    photo: Buffer | undefined;
    /** Where a write says what is to be done once it stands, or has failed. */
    commitHooks: CommitHooks;
    request: FastifyRequest;
    reply: FastifyReply;
  };

type Handler<E extends Endpoint> = (context: RouteContext<E>) => Promise<EndpointResult<E>>;

interface RouteOptions {
  /** Most bytes of a body; 256 KiB where not said. */
  bodyLimit?: number;
  /** false: the handler brings its own transactions, as whatever the account library does must. */
  transaction?: boolean;
  /** The handler writes with one statement, which needs no transaction around it. */
  oneStatement?: true;
}

/** Serves a declared endpoint: session, input, owner, transaction, handler, answer, in this order. */
export function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions = {},
): void {
  const writes =
    endpoint.method !== 'GET' && endpoint.access.who === 'member' && options.transaction !== false;

  const write = <T>(userId: number, run: (db: Db) => Promise<T>) =>
    options.oneStatement ? run(withDataVersionBump(deps.db, userId)) : inTransaction(deps.db, userId, run);

  const serve: RouteHandlerMethod = async (request, reply) => {
    if (endpoint.upload && request.user && request.isMultipart()) {
      await deps.consumeRateLimit('photo_account', String(request.user.id), reply);
    }
    const form = await readFormData(endpoint, request);
    const input = parseParts(endpoint, request, form?.fields ?? request.body);
    if (request.user) assertOwner(endpoint.access, input, request.user);
    if (
      endpoint.revalidate &&
      request.user &&
      isNotModified(request, reply, request.user, toCalendarDay(deps.now(), readTimeZone(request)))
    ) {
      return reply.status(304).send();
    }
    // Before the transaction: the embedded database has one connection, and decoding takes its time.
    const photo = form?.photo && (await reencodePhoto(form.photo));
    const commitHooks = new CommitHooks();
    const run = async (db: Db) => {
      const context = {
        ...input,
        user: request.user,
        db,
        now: deps.now(),
        zone: readTimeZone(request),
        photo,
        commitHooks,
        request,
        reply,
      };
      return handler(context as unknown as RouteContext<E>);
    };
    const { user } = request;
    const result = await withCommitHooks(commitHooks, request.log, () =>
      writes && user ? write(user.id, run) : run(deps.db),
    );
    if (reply.sent) return reply;
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(endpoint.response.parse(result)));
  };

  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    // Before the body is read: a stranger's bytes are not worth parsing.
    onRequest: async (request, reply) => {
      if (endpoint.access.who === 'anyone') return;
      const found = await deps.findSession(request.headers.cookie, deps.now());
      assertThat(found, 'not_signed_in');
      request.user = found.user;
      // First of all: a cookie that the handler itself sets comes after it, and counts.
      if (found.renewedCookie) reply.header('set-cookie', found.renewedCookie);
    },
    handler: serve,
  });
}

async function readFormData(endpoint: Endpoint, request: FastifyRequest) {
  if (!request.isMultipart()) return undefined;
  assertThat(endpoint.upload, 'unsupported_media_type');
  return readMultipart(request, endpoint.body);
}

function parseParts(endpoint: Endpoint, request: FastifyRequest, body: unknown): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (endpoint.params) input.params = parseInput(endpoint.params, request.params);
  if (endpoint.query) input.query = parseInput(endpoint.query, request.query);
  if (endpoint.body) input.body = parseInput(endpoint.body, body);
  return input;
}

function assertOwner(access: Access, input: Record<string, unknown>, user: SessionUser): void {
  if (access.who !== 'member' || !access.owner) return;
  const named = (input[access.owner.in] as Record<string, unknown> | undefined)?.[access.owner.field];
  if (named !== undefined && named !== user.id)
    throw new ApiError('not_yours', { field: access.owner.field });
}

function readTimeZone(request: FastifyRequest): string {
  const zone = request.headers['x-time-zone'];
  return typeof zone === 'string' && zone.length < 64 && isTimeZone(zone) ? zone : 'UTC';
}

async function withCommitHooks<T>(
  commitHooks: CommitHooks,
  log: FastifyBaseLogger,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    await commitHooks.run(true, log);
    return result;
  } catch (error) {
    await commitHooks.run(false, log);
    throw error;
  }
}

/** The person's data version goes up with the write, or neither does. */
export function inTransaction<T>(db: Db, userId: number, run: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    // First, as it locks the person's row: what they send at the same time is done one after the other.
    await bumpDataVersion(tx, userId);
    return run(tx);
  });
}
