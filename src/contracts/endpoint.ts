import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Upload, UploadKind, uploadFields } from './upload.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The areas into which a member's data is divided. Each area has its own scopes (see `Scope`). */
export type Area =
  | 'achievements'
  | 'body'
  | 'checkin'
  | 'community'
  | 'cycle'
  | 'devices'
  | 'fitness'
  | 'insights'
  | 'measures'
  | 'mindfulness'
  | 'notifications'
  | 'nutrition'
  | 'preferences'
  | 'profile'
  | 'sleep';

/** The right to read or write the data of one area, such as `sleep:read`. */
export type Scope = `${Area}:${'read' | 'write'}`;

/**
 * Who may call an endpoint. `anyone`: no sign-in is needed. `member` with an `area`: the caller needs the scope of that
 * area. `member` without an `area`: the caller needs a session, and an access token is not enough.
 *
 * A member may always send a `userId` in the path, the query or the body. If the id is not the caller's, the server
 * responds with 403 `not_yours`.
 */
export type Access = { who: 'anyone' } | { who: 'member'; area?: Area };
type MemberAccess = Extract<Access, { who: 'member' }>;

/** Lets everyone call the endpoint, with or without a session. */
export const anyone: { who: 'anyone' } = { who: 'anyone' };
/** Requires the scope of an area: `read` for GET, `write` for other methods. A session has all scopes. */
export const member = (area: Area): MemberAccess => ({ who: 'member', area });
/** Requires a session. Used for the account and its credentials, because no access token may read or change them. */
export const sessionOnly: MemberAccess = { who: 'member' };

/** An endpoint of the API, declared once for client and server. */
export interface Endpoint {
  /** The name of the endpoint in the OpenAPI document and in generated clients. Equals the name of the constant. */
  operationId: string;
  method: Method;
  /** Path parameters are written `:name`. */
  path: `/api/${string}`;
  /**
   * A phrase that says what the endpoint does, such as "List workouts". Written in the imperative, under 60 characters,
   * because AI assistants show the summary as the name of a tool.
   */
  summary: string;
  /** Full sentences with details that the summary leaves out. */
  description?: string;
  access: Access;
  /** The error codes that this endpoint can return, in addition to the error codes that every endpoint can return. */
  errors?: readonly ErrorCode[];
  /**
   * Set for a POST that changes no data of the caller and is therefore handled like a GET. It is not a GET, because its
   * input is too long or too private for a URL. RFC 9110 calls such requests safe.
   */
  safe?: true;
  /**
   * Set for a write that must be sent at once or not at all. Some of these writes would be
   * pointless later, such as synchronizing a device. Others must take effect at once, such as
   * removing a secret link. If the browser cannot send such a write, the write fails. All other
   * writes wait in the browser and are sent later.
   */
  onlineOnly?: true;
  /**
   * Set for an endpoint that signs the caller in. Its response sets the session cookie. The account then stores the
   * time zone and the language of the request.
   */
  signsIn?: true;
  /**
   * Set if the response changes only when the caller's own data changes. The server then responds with 304 Not Modified
   * while that data is unchanged.
   */
  revalidate?: 'own-data';
  /** Set if the endpoint also accepts its body as form data with a file. */
  upload?: Upload;
  /**
   * Set if the handler needs the exact bytes of the body, for example to verify the signature of a webhook. The body
   * may then have any media type.
   */
  rawBody?: { maxBytes: number };
  query?: z.ZodType;
  params?: z.ZodType;
  body?: z.ZodType;
  /**
   * The schema of the record that a write updates, in the form in which a GET returns the record. A client may send
   * this whole record back as the body. A field of the record that `body` does not declare cannot be changed, so the
   * client must send its stored value.
   */
  record?: z.ZodObject;
  response: z.ZodType;
  /** The media type of a successful response that is a file. Other responses are JSON, as `response` describes. */
  fileType?: 'application/zip' | 'image/jpeg';
}

export type ReadEndpoint = Endpoint & ({ method: 'GET' } | { safe: true });
export type WriteEndpoint = Endpoint & { method: Exclude<Method, 'GET'> };

/**
 * An endpoint that changes the caller's own data. The server handles the request in two phases, `prepare` and `write`
 * (see `src/server/http/route-types.ts`).
 */
export type MemberWrite = WriteEndpoint & { access: MemberAccess; safe?: never };

/**
 * Returns the endpoint unchanged. Infers the types of its input and its response from its schemas, and rejects unknown
 * properties at compile time.
 */
export function defineEndpoint<const E extends Endpoint>(
  endpoint: E & Record<Exclude<keyof E, keyof Endpoint>, never>,
): E {
  return endpoint;
}

/**
 * Returns the scope that a caller needs. Returns undefined if anyone may call the endpoint or if the endpoint requires
 * a session.
 */
export function requiredScope({ access, method, safe }: Endpoint): Scope | undefined {
  if (access.who !== 'member' || !access.area) return undefined;
  return `${access.area}:${method === 'GET' || safe ? 'read' : 'write'}`;
}

/** The schemas that an endpoint declares, by part of the request. */
type Schemas<E> = {
  [Part in 'query' | 'params' | 'body' as E extends Record<Part, z.ZodType> ? Part : never]: E extends Record<
    Part,
    infer Schema extends z.ZodType
  >
    ? Schema
    : never;
};

/**
 * Adds `userId` to the type of a query or a body, because a member may always send it (see
 * `Access`).
 */
type WithUserId<E, Part, Input> = E extends { access: { who: 'member' } }
  ? Part extends 'query' | 'body'
    ? Input extends object
      ? Input & { userId?: number | string }
      : Input
    : Input
  : Input;

/**
 * The input of a caller: `query`, `params` and `body`, if the endpoint declares them, and a file if the endpoint
 * accepts one.
 */
export type EndpointInput<E extends Endpoint> = {
  [Part in keyof Schemas<E>]: WithUserId<E, Part, z.input<Schemas<E>[Part]>>;
} & (E extends { upload: { kind: infer Kind extends UploadKind } }
  ? { [Field in (typeof uploadFields)[Kind]]?: Blob }
  : unknown);

/** The input of a handler: `query`, `params` and `body` after parsing. */
export type EndpointParsed<E extends Endpoint> = {
  [Part in keyof Schemas<E>]: z.output<Schemas<E>[Part]>;
};

/** The response that a caller receives. */
export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

/** The value that a handler returns. The response schema parses it, so undeclared fields are never sent. */
export type EndpointResult<E extends Endpoint> = z.input<E['response']>;
