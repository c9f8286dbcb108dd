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

/** One call of the API, declared once and obeyed at both ends. Path parameters are written `:name`. */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Upload extends 'photo' | undefined = 'photo' | undefined,
> {
  method: Method;
  path: `/api/${string}`;
  /** Imperative and under 60 characters, such as "List workouts". Assistants read it as the name of a tool. */
  summary: string;
  /** What the summary leaves out, in whole sentences. */
  description?: string;
  access: Who;
  /** Codes of its own, beside those any endpoint can answer with. */
  errors?: readonly ErrorCode[];
  /** 'own-data': the answer changes only when the caller's own data does, so an unchanged one is a 304. */
  revalidate?: 'own-data';
  /** The body may also come as form data, its fields as text, with an image in the field of this name. */
  upload?: Upload;
  query?: Query;
  params?: Params;
  body?: Body;
  response: Response;
}

/** Declares an endpoint; the types of its inputs and its answer follow from the schemas. */
export function defineEndpoint<
  Response extends z.ZodType,
  Who extends Access,
  Query extends z.ZodType = z.ZodUndefined,
  Params extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Upload extends 'photo' | undefined = undefined,
>(
  endpoint: Endpoint<Query, Params, Body, Response, Who, Upload>,
): Endpoint<Query, Params, Body, Response, Who, Upload> {
  return endpoint;
}

type Parts<E> = E extends Endpoint<infer Q, infer P, infer B> ? { query: Q; params: P; body: B } : never;
type Present<T> = { [K in keyof T as T[K] extends z.ZodUndefined ? never : K]: T[K] };

/** What a caller hands over: `query`, `params` and `body`, each only where declared, and `photo` where one may be. */
export type EndpointInput<E extends Endpoint> = {
  [K in keyof Present<Parts<E>>]: z.input<Present<Parts<E>>[K] & z.ZodType>;
} & ('photo' extends E['upload'] ? { photo?: Blob } : unknown);

/** What a handler is given, parsed. */
export type EndpointParsed<E extends Endpoint> = {
  [K in keyof Present<Parts<E>>]: z.output<Present<Parts<E>>[K] & z.ZodType>;
};

export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

/** What a handler returns; the answer is parsed from it, so undeclared fields never leave. */
export type EndpointResult<E extends Endpoint> = z.input<E['response']>;
