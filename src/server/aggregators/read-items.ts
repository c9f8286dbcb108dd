import type { z } from 'zod';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';

/** What a mapping function needs, in addition to the item, to turn an item of an aggregator into records. */
export interface MapContext {
  /** The time zone of the person. */
  zone: string;
  /** When the source recorded the data. Decides which of two daily values is newer. */
  recordedAt: Date;
}

/** How to parse a kind of data of an aggregator. */
interface ItemForm<Item> {
  /** The name of the kind at the aggregator, such as `daily`. */
  name: string;
  schema: z.ZodType<Item>;
  /**
   * The dotted paths of the values that need no report: values that become records, and values that need no record,
   * such as ids. All other values are reported as not used. A path also covers the values inside the value at that
   * path. The elements of a list have the path of the list.
   */
  used: readonly string[];
  /** Returns the day or the id of an item, for the report of a rejection. Returns null if the item has neither. */
  locate: (item: unknown) => string | null;
}

/** A kind of data of an aggregator, with the function that turns its items into records. */
export interface ItemKind {
  name: string;
  /**
   * Returns the records of a list of items, and rejections for values that cannot be read or that the product does not
   * store.
   */
  read: (items: readonly unknown[], context: MapContext) => (HealthRecord | Rejection)[];
}

/** Returns a kind of data whose items become records one by one. */
export function defineKind<Item>(
  form: ItemForm<Item> & { map: (item: Item, context: MapContext) => (HealthRecord | Rejection)[] },
): ItemKind {
  return {
    name: form.name,
    read(items, context) {
      const { parsed, rejections } = parseItems(form, items);
      return [...parsed.flatMap((item) => form.map(item, context)), ...rejections];
    },
  };
}

/**
 * Parses a list of items. Rejects values that cannot be read, and keeps the other values of the item if possible. Also
 * reports the values in the data of the aggregator that the product does not use, each path once per list.
 */
export function parseItems<Item>(
  { name, schema, used, locate }: ItemForm<Item>,
  items: readonly unknown[],
): { parsed: Item[]; rejections: Rejection[] } {
  const parsed: Item[] = [];
  const rejections = new Map<string, Rejection>();
  for (const item of items) {
    const reject = (reason: Rejection['reason'], path: string, key: string) => {
      const what = path === '' ? name : `${name}.${path}`;
      if (!rejections.has(key)) rejections.set(key, { kind: 'rejected', reason, what, where: locate(item) });
    };
    const result = parseItem(schema, item);
    for (const path of result.unreadable) reject('unreadable', path, `${rejections.size}`);
    if (result.item === undefined) continue;
    parsed.push(result.item);
    for (const path of listUnused(item, used)) reject('notUsed', path, `not used: ${path}`);
  }
  return { parsed, rejections: [...rejections.values()] };
}

/**
 * Parses an item. If parsing fails, sets the values that cannot be read to null and parses again. Returns the paths of
 * these values. Also returns the item, unless both attempts fail.
 */
function parseItem<Item>(schema: z.ZodType<Item>, item: unknown): { item?: Item; unreadable: string[] } {
  const first = schema.safeParse(item);
  if (first.success) return { item: first.data, unreadable: [] };
  const paths = first.error.issues.map((issue) => issue.path);
  const unreadable = [
    ...new Set(paths.map((path) => path.filter((key) => typeof key === 'string').join('.'))),
  ];
  const copy = structuredClone(item);
  for (const path of paths) clearAt(copy, path);
  const second = schema.safeParse(copy);
  return second.success ? { item: second.data, unreadable } : { unreadable };
}

function clearAt(item: unknown, path: readonly PropertyKey[]): void {
  const parent = path.slice(0, -1).reduce((value, key) => (value as Record<PropertyKey, unknown>)[key], item);
  const last = path.at(-1);
  if (last !== undefined && typeof parent === 'object' && parent !== null)
    Object.assign(parent, { [last]: null });
}

/**
 * Returns the dotted paths of the values that `used` does not cover. For an object that contains no used path, returns
 * only the path of the object itself.
 */
function listUnused(value: unknown, used: readonly string[], path = ''): string[] {
  if (isEmpty(value) || used.includes(path)) return [];
  if (path !== '' && !used.some((each) => each.startsWith(`${path}.`))) return [path];
  if (Array.isArray(value)) return [...new Set(value.flatMap((element) => listUnused(element, used, path)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    listUnused(child, used, path === '' ? key : `${path}.${key}`),
  );
}

/** Returns whether a value is null, undefined, an empty text, or a list or object that contains only such values. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
