import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';

/**
 * The maximum number of rejections with the same reason and name (`Rejection.what`) that are
 * yielded one by one, each with its place (`Rejection.where`).
 */
const mostSingle = 20;

/**
 * The largest number of pairs of a reason and a name (`Rejection.what`) that are counted separately. Further names are
 * counted together as `other`. Without a limit, a file with many names could fill the memory.
 */
const mostKinds = 500;

/**
 * Yields all records, and the first `mostSingle` rejections with the same reason and name. At the end, yields one
 * rejection for each reason and name, with the number of rejections that were left out. Without this limit, a file of
 * the wrong kind could give millions of rejections.
 */
export async function* limitRejections(
  source: AsyncIterable<HealthRecord | Rejection>,
): AsyncIterable<HealthRecord | Rejection> {
  const counted = new Map<string, { seen: number; rest: Rejection & { count: number } }>();
  try {
    for await (const record of source) {
      if (record.kind !== 'rejected') {
        yield record;
        continue;
      }
      const named = `${record.reason} ${record.what}`;
      const isNew = !counted.has(named) && counted.size >= mostKinds;
      const what = isNew ? 'other' : record.what;
      const key = `${record.reason} ${what}`;
      const known = counted.get(key) ?? { seen: 0, rest: { ...record, what, where: null, count: 0 } };
      counted.set(key, known);
      known.seen += 1;
      if (known.seen <= mostSingle) yield { ...record, what };
      else known.rest.count += record.count ?? 1;
    }
  } finally {
    for (const { rest } of counted.values()) if (rest.count > 0) yield rest;
  }
}
