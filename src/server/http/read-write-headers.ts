import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contracts/endpoint.ts';
import { acceptsWriteHeaders, maxWriteAgeMs, writeHeaders } from '#contracts/write-headers.ts';
import { assertInput, type BrokenRule } from './assert-input.ts';

interface WriteHeaders {
  /** The idempotency key. Undefined if the header is missing. */
  key: string | undefined;
  /** How long ago the person made the write, in milliseconds. 0 if the header is missing. */
  ageMs: number;
  /** The fields that the person changed. Undefined if the header is missing. */
  editedFields: string[] | undefined;
}

const rules = {
  key: { en: 'must be a UUID', sv: 'måste vara ett UUID' },
  age: {
    en: `must be whole milliseconds, at most ${maxWriteAgeMs}`,
    sv: `måste vara hela millisekunder, högst ${maxWriteAgeMs}`,
  },
  editedFields: {
    en: 'must be names of fields, separated by commas',
    sv: 'måste vara namn på fält, åtskilda med kommatecken',
  },
} satisfies Record<keyof typeof writeHeaders, BrokenRule>;

const none: WriteHeaders = { key: undefined, ageMs: 0, editedFields: undefined };

const key = z.uuid().toLowerCase();
const age = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .pipe(z.int().max(maxWriteAgeMs));
const fieldName = z.string().regex(/^[a-z][\w.-]{0,99}$/i);
const editedFields = z
  .string()
  .transform((text) => (text.trim() === '' ? [] : text.split(',').map((name) => name.trim())))
  .pipe(z.array(fieldName).max(200));

/**
 * Returns the values of the headers of a write. Ignores the headers if the endpoint does not accept them. Throws
 * `invalid_input` with the name of a malformed header.
 */
export function readWriteHeaders(endpoint: Endpoint, { headers }: FastifyRequest): WriteHeaders {
  if (!acceptsWriteHeaders(endpoint)) return none;
  const read = <T>(header: keyof typeof writeHeaders, schema: z.ZodType<T>): T | undefined => {
    const name = writeHeaders[header];
    if (headers[name] === undefined) return undefined;
    const parsed = schema.safeParse(headers[name]);
    assertInput(parsed.success, name, rules[header]);
    return parsed.data;
  };
  return {
    key: read('key', key),
    ageMs: read('age', age) ?? 0,
    editedFields: read('editedFields', editedFields),
  };
}
