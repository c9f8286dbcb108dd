import { JSONParser } from '@streamparser/json';
import { ExportError } from './export-error.ts';
import type { ExportFile } from './reader.ts';

/** A JSON object of an export, whose fields are not checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The size in bytes up to which a file is parsed at once, which is ten times as fast as parsing it in parts. */
const parsedAtOnce = 16 * 1024 * 1024;

/**
 * Yields the objects at a path of a JSON file, such as `$.*` for the elements of a list. An element
 * that is not an object becomes an empty object, so that the caller can count the elements. Reads a
 * large file in parts, and keeps only the elements of one part in memory. Throws ExportError
 * `cutOff` after the last whole element if the file ends early or is not JSON.
 */
export async function* readJson(file: ExportFile, path = '$.*'): AsyncGenerator<JsonObject> {
  const whole = file.size <= parsedAtOnce ? await parseWhole(file) : undefined;
  if (whole) for (const value of select(whole.content, path.split('.').slice(1))) yield toObject(value);
  else yield* streamJson(file, path);
}

/** Returns the content of a file, or undefined if it is incomplete, too large or not JSON. */
async function parseWhole(file: ExportFile): Promise<{ content: unknown } | undefined> {
  try {
    return { content: JSON.parse(await file.text(parsedAtOnce)) };
  } catch {
    return undefined;
  }
}

/** Yields the values at a path. A step of the path is the name of a field, or `*`, which stands for every element. */
function* select(value: unknown, [step, ...rest]: readonly string[]): Generator<unknown> {
  if (step === undefined) yield value;
  else if (typeof value === 'object' && value !== null) {
    const found = step === '*' ? Object.values(value) : [(value as JsonObject)[step]];
    for (const one of found) yield* select(one, rest);
  }
}

async function* streamJson(file: ExportFile, path: string): AsyncGenerator<JsonObject> {
  const found: JsonObject[] = [];
  const parser = new JSONParser({ paths: [path], keepStack: false });
  parser.onValue = ({ value }) => {
    found.push(toObject(value));
  };
  try {
    for await (const chunk of file.textChunks()) {
      parser.write(chunk);
      yield* found.splice(0);
    }
    if (!parser.isEnded) throw new ExportError('cutOff', file.path);
  } catch (cause) {
    yield* found.splice(0);
    throw cause instanceof ExportError ? cause : new ExportError('cutOff', file.path, { cause });
  }
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value if it is an object, otherwise an empty object. */
export const toObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Returns a number, even if it is written as a text. Returns null for anything else. */
export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Returns a number above 0, or null. Many devices write 0 for values that they did not measure. */
export function toPositive(value: unknown): number | null {
  const number = toNumber(value);
  return number !== null && number > 0 ? number : null;
}

/** Returns a text without spaces at its ends. Returns an empty text for any other value. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
