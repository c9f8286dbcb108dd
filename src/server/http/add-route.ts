import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import type { Access, Endpoint, MemberWrite } from '#contracts/endpoint.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { CommitHooks } from '#server/db/commit-hooks.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat } from './api-error.ts';
import type { CurrentUser, Deps, Identity } from './deps.ts';
import { isNotModified } from './etag.ts';
import type { LimitLargeBodies } from './limit-large-bodies.ts';
import { readMultipart } from './multipart.ts';
import { parseInput } from './parse-input.ts';
import { clientAddress } from './rate-limits.ts';
import type { Handler, ReadOrVisitorCall, WritePhases } from './route-types.ts';
import { runWrite } from './run-write.ts';
import { readTimeZone } from './time-zone.ts';
import { openUpload } from './uploads.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All registered endpoints, for the OpenAPI document and for tests that check each of them. */
    endpoints: Endpoint[];
  }
  interface FastifyRequest {
    /** The caller. Null if the caller is not signed in. */
    identity: Identity | null;
  }
}

interface Options {
  /** The largest accepted body, in bytes. The default is 256 KiB. */
  bodyLimit?: number;
  /** Limits the simultaneous requests with large bodies. */
  limitBodies?: LimitLargeBodies;
}

/**
 * Registers the route of an endpoint. A member's write takes two phases: `prepare` runs before the transaction, and
 * `write` runs in the transaction. Any other endpoint takes one handler. Each request is checked in this order:
 * session, input, and whether the input names the caller's own user id.
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
  const serve: RouteHandlerMethod = async (request, reply) => {
    const { identity } = request;
    const user = identity?.user;
    const zone = user ? readTimeZone(deps.db, request, reply, user) : 'UTC';
    if (endpoint.upload && user && request.isMultipart()) {
      await deps.consumeRateLimit('upload_account', String(user.id));
    }
    // `await using` deletes the temporary file of an upload when the handler has finished.
    await using form = await readFormData(endpoint, request);
    const input = parseParts(endpoint, request, form?.fields ?? request.body);
    if (user) assertOwner(endpoint.access, input, user);
    const now = deps.now();
    if (endpoint.revalidate && user && isNotModified(request, reply, user, toCalendarDay(now, zone))) {
      return reply.status(304).send();
    }
    const files = endpoint.upload && (await openUpload(form?.received, endpoint.upload.kind));
    const rawBody = endpoint.rawBody && (request.body ?? Buffer.alloc(0));
    const context = {
      ...input,
      ...files,
      rawBody,
      identity,
      user,
      now,
      zone,
      request,
      reply,
    } as RequestContext;
    const result = await runHandler(deps.db, handler, context);
    if (reply.sent) return reply;
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(endpoint.response.parse(result)));
  };

  app.endpoints.push(endpoint);
  const bodyLimit = endpoint.rawBody?.maxBytes ?? options.bodyLimit;
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    // Checks the session before the body is read, so that the bodies of callers without a session are not parsed.
    onRequest: async (request, reply) => {
      ignoreEmptyBody(endpoint, request);
      if (endpoint.access.who === 'anyone') {
        options.limitBodies?.(request, reply, clientAddress(request));
        return;
      }
      const identity = await deps.identify(request);
      assertThat(identity, 'not_signed_in');
      request.identity = identity;
      // Sets the renewed cookie before the handler runs. If the handler sets another session cookie, the browser keeps
      // that later one.
      if (identity.renewedCookie) reply.header('set-cookie', identity.renewedCookie);
      options.limitBodies?.(request, reply, identity.user.id);
    },
    handler: serve,
  };
  if (endpoint.rawBody) app.register(async (scope) => void acceptRawBodies(scope).route(route));
  else app.route(route);
}

/**
 * Lets a caller send the media type of JSON without a body, if the endpoint has none. Fastify would try to parse the
 * empty text.
 */
function ignoreEmptyBody({ body }: Endpoint, { headers }: FastifyRequest): void {
  const isEmpty = (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined;
  if (!body && isEmpty) delete headers['content-type'];
}

/** Makes all routes of the scope accept bodies of any media type as bytes. Returns the scope. */
function acceptRawBodies(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return scope;
}

async function readFormData(endpoint: Endpoint, request: FastifyRequest) {
  if (endpoint.rawBody || !request.isMultipart()) return undefined;
  assertThat(endpoint.upload, 'unsupported_media_type');
  return readMultipart(request, endpoint.upload, endpoint.body);
}

function parseParts(endpoint: Endpoint, request: FastifyRequest, body: unknown): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (endpoint.params) input.params = parseInput(endpoint.params, request.params);
  if (endpoint.query) input.query = parseInput(endpoint.query, request.query);
  if (endpoint.body) input.body = parseInput(endpoint.body, body);
  return input;
}

function assertOwner(access: Access, input: Record<string, unknown>, user: CurrentUser): void {
  if (access.who !== 'member' || !access.owner) return;
  const named = (input[access.owner.in] as Record<string, unknown> | undefined)?.[access.owner.field];
  if (named !== undefined && named !== user.id)
    throw new ApiError('not_yours', { field: access.owner.field });
}

type RequestContext = Omit<Parameters<Handler<Endpoint>>[0], 'db'> & { user: CurrentUser };

function runHandler(
  db: Db,
  handler: Handler<Endpoint> | WritePhases<MemberWrite, unknown>,
  context: RequestContext,
): Promise<unknown> {
  if (typeof handler === 'function') return handler({ ...context, db });
  const commitHooks = new CommitHooks();
  const { user, request } = context;
  return runWrite({ db, log: request.log, commitHooks }, user.id, {
    prepare: async () => handler.prepare?.({ ...context, commitHooks, db }),
    write: (tx, prepared) => handler.write({ ...context, commitHooks, tx, prepared }),
  });
}
