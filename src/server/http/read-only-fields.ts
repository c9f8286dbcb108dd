import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Endpoint } from '#contracts/endpoint.ts';
import { assertFound } from './api-error.ts';
import { assertInput } from './assert-input.ts';

type Fields = Record<string, unknown>;

/**
 * Splits the body of a request into two objects. `readOnly` contains the fields that are in the endpoint's schema of
 * the stored record (`Endpoint.record`), but not in its schema of the body (`Endpoint.body`). `written` contains all
 * other fields. If the endpoint has no `record`, `written` contains all fields, so that unknown fields are rejected.
 */
export function splitReadOnly(
  { record, body }: Endpoint,
  received: unknown,
): { written: unknown; readOnly: Fields } {
  const isSplit = record && body instanceof z.ZodObject && typeof received === 'object' && received !== null;
  if (!isSplit || Array.isArray(received)) return { written: received, readOnly: {} };
  const isReadOnly = (name: string) => name in record.shape && !(name in body.shape);
  const [written, readOnly]: [Fields, Fields] = [{}, {}];
  for (const [name, value] of Object.entries(received)) (isReadOnly(name) ? readOnly : written)[name] = value;
  return { written, readOnly };
}

/**
 * Checks that the read-only fields of a body equal those of the stored record. Also accepts a value as text, because
 * form data contains only text. Throws `not_found` if there is no record, and `invalid_input` with the name of the
 * first field that differs.
 */
export function assertReadOnly({ record }: Endpoint, readOnly: Fields, found: unknown): void {
  assertFound(found);
  const stored = record?.parse(found) ?? {};
  for (const [field, value] of Object.entries(readOnly)) {
    if (isDeepStrictEqual(value, stored[field]) || value === String(stored[field])) continue;
    assertInput(false, field, {
      en: "can't be changed. Leave it out, or send it as it is stored",
      sv: 'går inte att ändra. Utelämna det, eller skicka det som det är sparat',
    });
  }
}
