import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Upload, UploadKind, uploadFields } from './upload.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The areas of a member's data. A scope permits reading or writing one of them. */
export type Area =
  | 'achievements'
  | 'body'
  | 'checkin'
  | 'community'
  | 'cycle'
  | 'fitness'
  | 'insights'
  | 'measures'
  | 'mindfulness'
  | 'notifications'
  | 'nutrition'
  | 'preferences'
  | 'profile'
  | 'sleep';

/** A right that a caller needs, such as `sleep:read`. */
export type Scope = `${Area}:${'read' | 'write'}`;

type InputPart = 'params' | 'query' | 'body';

/**
 * Who may call an endpoint. A `member` needs the scope of the area, or a session if there is no area. `owner` names the
 * input field that must equal the member's id.
 */
export type Access =
  | { who: 'anyone' }
  | { who: 'member'; area?: Area; owner?: { in: InputPart; field: string } };
type MemberAccess = Extract<Access, { who: 'member' }>;

/** Permits everyone, with or without a session. */
export const anyone: { who: 'anyone' } = { who: 'anyone' };
/** Requires the scope of an area. A session has all scopes. */
export const member = (area: Area): MemberAccess => ({ who: 'member', area });
/** Requires that the named input field holds the member's own id. Another id gets 403 `not_yours`. */
export const ownerIn = (area: Area, part: InputPart, field = 'userId'): MemberAccess => ({
  who: 'member',
  area,
  owner: { in: part, field },
});
/** Requires a session. Used for the account and its credentials, which no token may read or change. */
export const sessionOnly: MemberAccess = { who: 'member' };

/** An endpoint of the API, declared once and used by client and server. Path parameters are written `:name`. */
export interface Endpoint {
  method: Method;
  path: `/api/${string}`;
  /**
   * What the endpoint does: imperative, under 60 characters, such as "List workouts". Assistants show it as the name of
   * a tool.
   */
  summary: string;
  /** Details that the summary omits, in full sentences. */
  description?: string;
  access: Access;
  /** Error codes of this endpoint, in addition to those that every endpoint can return. */
  errors?: readonly ErrorCode[];
  /** With 'own-data', the response changes only when the caller's own data changes. An unchanged response is a 304. */
  revalidate?: 'own-data';
  /** Also accepts the body as form data, with a file of this kind. */
  upload?: Upload;
  /**
   * Gives the handler the exact bytes of the body, of any media type, for example to verify the signature of a webhook.
   */
  rawBody?: { maxBytes: number };
  query?: z.ZodType;
  params?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

export type ReadEndpoint = Endpoint & { method: 'GET' };
export type WriteEndpoint = Endpoint & { method: Exclude<Method, 'GET'> };

/** An endpoint that changes the caller's own data. The server handles it in two phases. */
export type MemberWrite = WriteEndpoint & { access: MemberAccess };

/** Declares an endpoint. The types of its inputs and its response are inferred from the schemas. */
export function defineEndpoint<const E extends Endpoint>(
  endpoint: E & Record<Exclude<keyof E, keyof Endpoint>, never>,
): E {
  return endpoint;
}

/**
 * Returns the scope that the caller needs. Returns undefined if the endpoint needs no sign-in or only accepts sessions.
 */
export function requiredScope({ access, method }: Endpoint): Scope | undefined {
  if (access.who !== 'member' || !access.area) return undefined;
  return `${access.area}:${method === 'GET' ? 'read' : 'write'}`;
}

/** The declared schemas of the parts of a request. */
type Schemas<E> = {
  [Part in 'query' | 'params' | 'body' as E extends Record<Part, z.ZodType> ? Part : never]: E extends Record<
    Part,
    infer Schema extends z.ZodType
  >
    ? Schema
    : never;
};

/** The input of a caller: `query`, `params` and `body` if they are declared, and the file if one is accepted. */
export type EndpointInput<E extends Endpoint> = {
  [Part in keyof Schemas<E>]: z.input<Schemas<E>[Part]>;
} & (E extends { upload: { kind: infer Kind extends UploadKind } }
  ? { [Field in (typeof uploadFields)[Kind]]?: Blob }
  : unknown);

/** The input of a handler: the same parts after parsing. */
export type EndpointParsed<E extends Endpoint> = {
  [Part in keyof Schemas<E>]: z.output<Schemas<E>[Part]>;
};

export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

/** The return value of a handler. The response schema parses it, so undeclared fields are never sent. */
export type EndpointResult<E extends Endpoint> = z.input<E['response']>;
