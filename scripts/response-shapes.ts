import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';
import type { Endpoint } from '../src/contracts/endpoint.ts';

const contracts = join(import.meta.dirname, '../src/contracts');
/** The empty table in `response-shapes.ts`, after the removal of its types. */
const emptyTable = 'responseShapes = {}';

/**
 * Returns a Vite plugin that fills in `src/web/lib/response-shapes.ts`. With it, the app recognises responses that an
 * earlier version stored in a form that this version no longer reads.
 */
export function fillResponseShapes(): Plugin {
  return {
    name: 'lagom-response-shapes',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/web\/lib\/response-shapes\.ts$/ },
      async handler(code) {
        if (!code.includes(emptyTable))
          throw new Error(`response-shapes.ts does not contain "${emptyTable}".`);
        const shapes = JSON.stringify(await readResponseShapes());
        return { code: code.replace(emptyTable, () => `responseShapes = ${shapes}`), map: null };
      },
    },
  };
}

/** Returns the digests of the response schemas of all GET endpoints, by path. */
export async function readResponseShapes(): Promise<Record<string, string>> {
  const shapes: Record<string, string> = {};
  for (const file of (await readdir(contracts)).filter((name) => !name.endsWith('.test.ts')).toSorted()) {
    const values: unknown[] = Object.values(await import(pathToFileURL(join(contracts, file)).href));
    for (const { path, response } of values.filter(isGet)) shapes[path] = digestSchema(response);
  }
  return shapes;
}

const isGet = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'response' in value &&
  'method' in value &&
  value.method === 'GET';

/** Returns a short digest of a schema. Texts that only document the schema do not change it. */
export function digestSchema(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.title;
      delete jsonSchema.description;
      delete jsonSchema.examples;
    },
  });
  return createHash('sha256').update(JSON.stringify(json)).digest('base64url').slice(0, 8);
}
