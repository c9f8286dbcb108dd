import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Access, Endpoint, MemberWrite } from '#contracts/endpoint.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { CommitHooks } from '#server/db/commit-hooks.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat } from './api-error.ts';
import type { CurrentUser, Deps, Identity } from './deps.ts';
import { isNotModified } from './etag.ts';
import { readMultipart } from './multipart.ts';
import { parseInput } from './parse-input.ts';
import { reencodePhoto } from './reencode-photo.ts';
import type { Handler, ReadOrVisitorCall, WritePhases } from './route-types.ts';
import { runWrite } from './run-write.ts';
import { readTimeZone } from './time-zone.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All registered endpoints, for the OpenAPI document and for tests that check each of them. */
    endpoints: Endpoint[];
  }
  interface FastifyRequest {
    /** Null for a visitor. */
    identity: Identity | null;
  }
}

interface RouteOptions {
  /** The largest accepted body, in bytes. The default is 256 KiB. */
  bodyLimit?: number;
}

/**
 * Registers the route of an endpoint. A member's write is given as phases, which run around one transaction. Every
 * other endpoint is given as a single handler. Checks the session first, then the input, then the owner.
 */
export function addRoute<E extends MemberWrite, Prepared = undefined>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  phases: WritePhases<E, Prepared>,
  options?: RouteOptions,
): void;
export function addRoute<E extends ReadOrVisitorCall>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
  options?: RouteOptions,
): void;
export function addRoute(
  app: FastifyInstance,
  deps: Deps,
  endpoint: Endpoint,
  handler: Handler<Endpoint> | WritePhases<MemberWrite, unknown>,
  options: RouteOptions = {},
): void {
  const serve: RouteHandlerMethod = async (request, reply) => {
    const { identity } = request;
    const user = identity?.user;
    const zone = user ? readTimeZone(deps.db, request, reply, user) : 'UTC';
    if (endpoint.upload && user && request.isMultipart()) {
      await deps.consumeRateLimit('photo_account', String(user.id), reply);
    }
    const form = await readFormData(endpoint, request);
    const input = parseParts(endpoint, request, form?.fields ?? request.body);
    if (user) assertOwner(endpoint.access, input, user);
    const now = deps.now();
    if (endpoint.revalidate && user && isNotModified(request, reply, user, toCalendarDay(now, zone))) {
      return reply.status(304).send();
    }
    const photo = form?.photo && (await reencodePhoto(form.photo));
    const context = { ...input, identity, user, now, zone, photo, request, reply } as RequestContext;
    const result = await runHandler(deps.db, handler, context);
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
    // Runs before the body is read, so that bodies of callers without a session are not parsed.
    onRequest: async (request, reply) => {
      if (endpoint.access.who === 'anyone') return;
      const identity = await deps.identify(request);
      assertThat(identity, 'not_signed_in');
      request.identity = identity;
      // Set before the handler runs, so that a session cookie from the handler comes later and replaces this one.
      if (identity.renewedCookie) reply.header('set-cookie', identity.renewedCookie);
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
