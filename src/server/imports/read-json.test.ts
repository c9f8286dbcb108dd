import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExportError } from './export-error.ts';
import { readJson } from './read-json.ts';
import type { ExportFile } from './reader.ts';

/** A file size that is too large for `readJson` to parse the whole file at once. */
const large = 64 * 1024 * 1024;

function toFile(text: string, size = text.length): ExportFile {
  const parts = text.match(/[\s\S]{1,7}/g) ?? [];
  return {
    path: 'a.json',
    size,
    open: async () => Readable.from([Buffer.from(text)]),
    async *textChunks() {
      yield* parts;
    },
    text: async () => text,
  };
}

async function read(file: ExportFile, path?: string) {
  const found: unknown[] = [];
  try {
    for await (const value of readJson(file, path)) found.push(value);
  } catch (error) {
    expect(error).toBeInstanceOf(ExportError);
    return { found, isCutOff: true };
  }
  return { found, isCutOff: false };
}

describe('a JSON file', () => {
  it.each([
    ['a list', '[{"a":1},{"a":[2,{"b":3}]}]', '$.*', [{ a: 1 }, { a: [2, { b: 3 }] }]],
    ['a list inside of a list', '[{"x":[{"a":1}]},{"x":[{"a":2}]}]', '$.*.x.*', [{ a: 1 }, { a: 2 }]],
    ['a list inside of an object', '{"x":[{"a":1}],"y":[{"a":2}]}', '$.x.*', [{ a: 1 }]],
    ['elements that are no objects', '[null,1,[2],{"a":1}]', '$.*', [{}, {}, {}, { a: 1 }]],
    ['an empty list', '[]', '$.*', []],
  ])('is read at once or in parts: %s', async (_, text, path, found) => {
    expect(await read(toFile(text), path)).toEqual({ found, isCutOff: false });
    expect(await read(toFile(text, large), path)).toEqual({ found, isCutOff: false });
  });

  it.each([
    ['that ends early', '[{"a":1},{"a":'],
    ['that is damaged', '[{"a":1},{"a"!'],
  ])('gives its good part: a file %s', async (_, text) => {
    expect(await read(toFile(text))).toEqual({ found: [{ a: 1 }], isCutOff: true });
    expect(await read(toFile(text, large))).toEqual({ found: [{ a: 1 }], isCutOff: true });
  });

  it('gives the same in parts as at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue({ noUnicodeString: true }))),
        async (list) => {
          const text = JSON.stringify(list);
          expect(await read(toFile(text, large))).toEqual(await read(toFile(text)));
        },
      ),
    );
  });
});
