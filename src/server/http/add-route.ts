import { createHash, type Hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Endpoint, MemberWrite } from '#contracts/endpoint.ts';
import { expectedUserHeader, replayedHeader } from '#contracts/write-headers.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { CommitHooks } from '#server/db/commit-hooks.ts';
import { assertThat } from './api-error.ts';
import type { CurrentUser, Deps, Identity } from './deps.ts';
import type { Edit } from './edit.ts';
import { isNotModified } from './etag.ts';
import type { LimitLargeBodies } from './limit-large-bodies.ts';
import { readMultipart } from './multipart.ts';
import { nextPageLink } from './next-page.ts';
import { parseInput } from './parse-input.ts';
import { clientAddress } from './rate-limits.ts';
import { assertReadOnly, splitReadOnly } from './read-only-fields.ts';
import { readWriteHeaders } from './read-write-headers.ts';
import type { Handler, ReadOrVisitorCall, WritePhases } from './route-types.ts';
import { runOnce, toReplay } from './run-once.ts';
import { runWrite } from './run-write.ts';
import { readTimeZone, readZoneHeader } from './time-zone.ts';
import { openUpload } from './uploads.ts';
import { assertOwnUserId, withoutUserId } from './user-id.ts';
import { findStoredAnswer, fingerprintWrite, type WriteKey } from './write-keys.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All registered endpoints, for the OpenAPI document and for tests that check each of them. */
    endpoints: Endpoint[];
    /** The writes with an idempotency key that are running in this process, each as `<user id>:<idempotency key>`. */
    runningWrites: Set<string>;
    /** Limits the simultaneous uploads of all endpoints that keep uploads in memory. */
    limitUploads: LimitLargeBodies;
  }
  interface FastifyRequest {
    /** The caller. Null if the caller is not signed in. */
    identity: Identity | null;
  }
}

interface Options {
  /** The largest accepted body, in bytes. The default is 256 KiB. */
  bodyLimit?: number;
  /**
   * Limits the simultaneous requests with large bodies. If not set, `limitUploads` is used for an
   * endpoint that accepts uploads or has its own body limit.
   */
  limitBodies?: LimitLargeBodies;
}

/**
 * Registers the route of an endpoint. A member's write takes two phases: `prepare` runs before the transaction, and
 * `write` runs in the transaction. Any other endpoint takes one handler. Each request is checked in this order: the
 * session, the input, and whether a user id in the input is the caller's own id.
 */
export function addRoute<E extends MemberWrite, Prepared = undefined>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  phases: WritePhases<E, Prepared>,
  options?: Options,
): void;
export function addRoute<E extends ReadOrVisitorCall>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
  options?: Options,
): void;
export function addRoute(
  app: FastifyInstance,
  deps: Deps,
  endpoint: Endpoint,
  handler: Handler<Endpoint> | WritePhases<MemberWrite, unknown>,
  options: Options = {},
): void {
  // For an upload or a write with a `prepare` phase, looks up the idempotency key before the write runs, so that a
  // repeated write does not do the slow work again. Other writes check the key in their transaction (`claimWriteKey`).
  // That check takes no extra round trip to PostgreSQL, because it is sent together with the next statement.
  const looksUp = endpoint.upload !== undefined || ('prepare' in handler && handler.prepare !== undefined);
  const serve: RouteHandlerMethod = async (request, reply) => {
    const { identity } = request;
    const user = identity?.user;
    const { key, ageMs, editedFields } = readWriteHeaders(endpoint, request);
    const zone = user
      ? readTimeZone(deps, request, reply, user, ageMs)
      : ((endpoint.signsIn && readZoneHeader(request)) ?? 'UTC');
    const known =
      user && key && looksUp ? await findStoredAnswer(deps.db, { userId: user.id, key }) : undefined;
    if (endpoint.upload && user && request.isMultipart() && !known) {
      await deps.consumeRateLimit('upload_account', String(user.id));
    }
    const fileHash = key === undefined ? undefined : createHash('sha256');
    // `await using` deletes the temporary file of an upload when the handler has finished.
    await using form = await readFormData(endpoint, request, fileHash);
    const received = form?.fields ?? request.body;
    const { written, readOnly } = splitReadOnly(endpoint, user ? withoutUserId(received) : received);
    const input = parseParts(endpoint, request, written, user);
    if (user) assertOwnUserId(received, user.id);
    const receivedAt = deps.now();
    const now = new Date(receivedAt.getTime() - ageMs);
    if (endpoint.revalidate && user && isNotModified(request, reply, user, toCalendarDay(now, zone))) {
      return reply.status(304).send();
    }
    const respond = async (writeKey?: WriteKey) => {
      const files = endpoint.upload && (await openUpload(form?.received, endpoint.upload.kind));
      const rawBody = endpoint.rawBody && (request.body ?? Buffer.alloc(0));
      const context = {
        ...input,
        ...files,
        readOnly,
        rawBody,
        identity,
        user,
        now,
        receivedAt,
        editedFields,
        zone,
        request,
        reply,
      } as RequestContext;
      return runHandler(endpoint, deps, handler, context, writeKey);
    };
    const file = form?.received && fileHash?.digest('hex');
    const writeKey = user && key && toWriteKey(user, key, request, received, file);
    const stored = known && writeKey && toReplay(known, writeKey);
    const answer =
      stored ??
      (writeKey
        ? await runOnce(app.runningWrites, deps.db, writeKey, () => respond(writeKey))
        : await respond());
    if (answer === undefined) return reply;
    reply.type('application/json; charset=utf-8');
    if (typeof answer === 'string') return reply.send(answer);
    return reply.status(answer.status).header(replayedHeader, 'true').send(answer.answer);
  };

  app.endpoints.push(endpoint);
  const bodyLimit = endpoint.rawBody?.maxBytes ?? options.bodyLimit;
  const mostBytes = Math.max(bodyLimit ?? 0, endpoint.upload?.maxBytes ?? 0);
  const limitBodies = options.limitBodies ?? (mostBytes > 0 ? app.limitUploads : undefined);
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    // Checks the session before the body is read, so that the bodies of callers without a session are not parsed.
    onRequest: async (request, reply) => {
      ignoreEmptyBody(endpoint, request);
      if (endpoint.access.who === 'anyone') {
        limitBodies?.(request, reply, clientAddress(request), mostBytes);
        return;
      }
      const identity = await deps.identify(request);
      assertThat(identity, 'not_signed_in');
      const expectedUser = request.headers[expectedUserHeader];
      assertThat(expectedUser === undefined || expectedUser === String(identity.user.id), 'not_signed_in');
      request.identity = identity;
      // Sets the renewed cookie before the handler runs. If the handler sets another session cookie, the browser keeps
      // the cookie of the handler.
      if (identity.renewedCookie) reply.header('set-cookie', identity.renewedCookie);
      limitBodies?.(request, reply, identity.user.id, mostBytes);
    },
    handler: serve,
  };
  if (endpoint.rawBody) app.register(async (scope) => void acceptRawBodies(scope).route(route));
  else app.route(route);
}

/**
 * Accepts a request that names JSON as its media type but has no body, if the endpoint does not require a body.
 * Otherwise Fastify would try to parse the empty text and would reject the request.
 */
function ignoreEmptyBody({ body }: Endpoint, { headers }: FastifyRequest): void {
  const isEmpty = (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined;
  const isOptional = !body || body.safeParse(undefined).success;
  if (isOptional && isEmpty) delete headers['content-type'];
}

/**
 * Makes all routes of a Fastify scope accept bodies of any media type as bytes. Returns the scope.
 */
function acceptRawBodies(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return scope;
}

/**
 * Returns the form of a request, or undefined if the body is not form data. Throws `unsupported_media_type` if the
 * endpoint takes no upload.
 */
async function readFormData(endpoint: Endpoint, request: FastifyRequest, fileHash: Hash | undefined) {
  if (endpoint.rawBody || !request.isMultipart()) return undefined;
  assertThat(endpoint.upload, 'unsupported_media_type');
  return readMultipart(request, endpoint.upload, endpoint.body, fileHash);
}

/**
 * Returns the parsed path parameters, query and body. Expects a `body` from which the `userId` is
 * already removed. A member can also send a `userId` in the path and in the query, which must then
 * be the member's own id. The returned query does not contain the `userId`. Throws `invalid_input`
 * or `not_yours`.
 */
function parseParts(
  endpoint: Endpoint,
  request: FastifyRequest,
  body: unknown,
  user: CurrentUser | undefined,
): Record<string, unknown> {
  const { query, params } = request;
  const input: Record<string, unknown> = {};
  if (endpoint.params) input.params = parseInput(endpoint.params, params);
  if (endpoint.query) input.query = parseInput(endpoint.query, user ? withoutUserId(query) : query);
  if (endpoint.body) input.body = parseInput(endpoint.body, body);
  if (user) for (const part of [params, query]) assertOwnUserId(part, user.id);
  return input;
}

function toWriteKey(
  { id }: CurrentUser,
  key: string,
  { method, url }: FastifyRequest,
  input: unknown,
  file: string | undefined,
): WriteKey {
  return { userId: id, key, fingerprint: fingerprintWrite({ method, url, input, file }) };
}

type RequestContext = Omit<Parameters<Handler<Endpoint>>[0], 'db'> & {
  user: CurrentUser;
  identity: Identity;
  receivedAt: Date;
  editedFields: string[] | undefined;
  readOnly: Record<string, unknown>;
};

/**
 * Runs the handler and returns the body of the response, or undefined if the handler has sent the response itself. If
 * the write has a key, stores the key and the response in the write's transaction.
 */
async function runHandler(
  endpoint: Endpoint,
  { db }: Deps,
  handler: Handler<Endpoint> | WritePhases<MemberWrite, unknown>,
  context: RequestContext,
  writeKey: WriteKey | undefined,
): Promise<string | undefined> {
  const toJson = (result: unknown) => JSON.stringify(endpoint.response.parse(result));
  const { user, request, reply } = context;
  if (typeof handler === 'function') {
    const result = await handler({ ...context, db });
    if (reply.sent) return undefined;
    const fields = endpoint.query instanceof z.ZodObject ? endpoint.query.shape : {};
    const { query } = context as { query?: unknown };
    const link = nextPageLink(request.url, query, result, (name) => name in fields);
    if (link !== undefined) reply.header('link', link);
    return toJson(result);
  }
  const commitHooks = new CommitHooks();
  const keyed = writeKey && { ...writeKey, status: reply.statusCode, now: context.receivedAt };
  const edit: Edit = {
    userId: user.id,
    sessionId: context.identity.sessionId,
    at: context.now,
    receivedAt: context.receivedAt,
    fields: context.editedFields,
  };
  return runWrite({ db, log: request.log, commitHooks, keyed }, user.id, {
    prepare: async () => handler.prepare?.({ ...context, edit, commitHooks, db }),
    write: async (tx, prepared) => {
      if (Object.keys(context.readOnly).length > 0) {
        const stored = await handler.find?.({ ...context, edit, commitHooks, tx });
        assertReadOnly(endpoint, context.readOnly, stored);
      }
      return toJson(await handler.write({ ...context, edit, commitHooks, tx, prepared }));
    },
  });
}
