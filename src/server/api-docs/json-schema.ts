import { z } from 'zod';
import { day, idParam, instant, instantInput, jsonValue } from '#contracts/inputs.ts';

type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schemas of zod schemas that transform or check a value with a function. Zod cannot convert such schemas
 * itself.
 */
const known = new Map<unknown, JsonSchema>([
  [day, { type: 'string', format: 'date' }],
  [instant, { type: 'string', format: 'date-time' }],
  [instantInput, { type: 'string', format: 'date-time' }],
  [jsonValue, { description: 'Any JSON value.' }],
  [idParam, { type: 'integer', minimum: 1, maximum: 2_147_483_647 }],
]);

/** Returns the JSON Schema of what a caller sends (`input`) or receives (`output`). */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const replacement = known.get(zodSchema);
      if (replacement) {
        for (const name of Object.keys(jsonSchema)) delete jsonSchema[name as keyof typeof jsonSchema];
        Object.assign(jsonSchema, replacement);
      }
      // Allows additional fields, because a later version may add fields to a response.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return json;
}
