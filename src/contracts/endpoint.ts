import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call. `member` needs a session; `owner` names the input that must equal the session's user id. */
export type Access =
  | { who: 'anyone' }
  | { who: 'member'; owner?: { in: 'params' | 'query' | 'body'; field: string } };
type MemberAccess = Extract<Access, { who: 'member' }>;

export const anyone: { who: 'anyone' } = { who: 'anyone' };
export const member: MemberAccess = { who: 'member' };
/** A member whose id stands in the named input; another's id is answered with 403 `not_yours`. */
export const ownerIn = (place: 'params' | 'query' | 'body', field = 'userId'): MemberAccess => ({
  who: 'member',
  owner: { in: place, field },
});

/** A call of the API, declared once and used by both ends. Path parameters are written `:name`. */
export interface Endpoint {
  method: Method;
  path: `/api/${string}`;
  /** Imperative and under 60 characters, such as "List workouts". Assistants read it as the name of a tool. */
  summary: string;
  /** What the summary leaves out, in whole sentences. */
  description?: string;
  access: Access;
  /** Error codes of this endpoint, in addition to those that every endpoint can answer with. */
  errors?: readonly ErrorCode[];
  /** 'own-data': the answer changes only when the caller's own data does, so an unchanged one is a 304. */
  revalidate?: 'own-data';
  /** The body may also come as form data, its fields as text, with an image in the field of this name. */
  upload?: 'photo';
  query?: z.ZodType;
  params?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

export type ReadEndpoint = Endpoint & { method: 'GET' };
export type WriteEndpoint = Endpoint & { method: Exclude<Method, 'GET'> };

/** An endpoint that changes the caller's own data. The server writes for it in two phases. */
export type MemberWrite = WriteEndpoint & { access: MemberAccess };

/** Declares an endpoint. The types of its inputs and its answer follow from its schemas. */
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

/** What a caller passes: `query`, `params` and `body` where they are declared, and `photo` where one is accepted. */
export type EndpointInput<E extends Endpoint> = {
  [Part in keyof Schemas<E>]: z.input<Schemas<E>[Part]>;
} & (E extends { upload: 'photo' } ? { photo?: Blob } : unknown);

/** What a handler is given: the same parts, parsed. */
export type EndpointParsed<E extends Endpoint> = {
  [Part in keyof Schemas<E>]: z.output<Schemas<E>[Part]>;
};

export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

/** What a handler returns; the answer is parsed from it, so undeclared fields never leave. */
export type EndpointResult<E extends Endpoint> = z.input<E['response']>;
