import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call. `member` needs a session. `owner` names the input field that must equal the session's user id. */
export type Access =
  | { who: 'anyone' }
  | { who: 'member'; owner?: { in: 'params' | 'query' | 'body'; field: string } };
type MemberAccess = Extract<Access, { who: 'member' }>;

export const anyone: { who: 'anyone' } = { who: 'anyone' };
export const member: MemberAccess = { who: 'member' };
/** Requires that the named input field holds the member's own id. Another id gets 403 `not_yours`. */
export const ownerIn = (place: 'params' | 'query' | 'body', field = 'userId'): MemberAccess => ({
  who: 'member',
  owner: { in: place, field },
});

/** An endpoint of the API, declared once and used by client and server. Path parameters are written `:name`. */
export interface Endpoint {
  method: Method;
  path: `/api/${string}`;
  /** Imperative and under 60 characters, such as "List workouts". Assistants read it as the name of a tool. */
  summary: string;
  /** Details that the summary omits, in full sentences. */
  description?: string;
  access: Access;
  /** Error codes of this endpoint, in addition to those that every endpoint can return. */
  errors?: readonly ErrorCode[];
  /** 'own-data': the response changes only when the caller's own data changes, so an unchanged response is a 304. */
  revalidate?: 'own-data';
  /** The body may also be sent as form data, with an image in the field of this name. */
  upload?: 'photo';
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

/** The declared schemas of the parts of a request. */
type Schemas<E> = {
  [Part in 'query' | 'params' | 'body' as E extends Record<Part, z.ZodType> ? Part : never]: E extends Record<
    Part,
    infer Schema extends z.ZodType
  >
    ? Schema
    : never;
};

/** The input of a caller: `query`, `params` and `body` if they are declared, and `photo` if it is accepted. */
export type EndpointInput<E extends Endpoint> = {
  [Part in keyof Schemas<E>]: z.input<Schemas<E>[Part]>;
} & (E extends { upload: 'photo' } ? { photo?: Blob } : unknown);

/** The input of a handler: the same parts after parsing. */
export type EndpointParsed<E extends Endpoint> = {
  [Part in keyof Schemas<E>]: z.output<Schemas<E>[Part]>;
};

export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

/** What a handler returns. The response is parsed from it, so undeclared fields are never sent. */
export type EndpointResult<E extends Endpoint> = z.input<E['response']>;
