/** What a source says about an event, by column. */
export type EventContent = Readonly<Record<string, unknown>>;

/** A reading of an event. */
export interface EventVersion<Content extends EventContent> {
  content: Content;
  /** When the aggregator sent it. Null for a reading without such a time, which counts as newer than all others. */
  orderedAt: Date | null;
}

/**
 * Merges a reading of an event with the stored one. The newer reading counts, but a value that it does not know is kept
 * from the older one. Of two readings of the same time, the one that was read last counts.
 */
export function mergeVersions<Content extends EventContent>(
  stored: EventVersion<Content>,
  read: EventVersion<Content>,
): EventVersion<Content> {
  const isLate = read.orderedAt !== null && stored.orderedAt !== null && read.orderedAt < stored.orderedAt;
  const [newer, older] = isLate ? [stored, read] : [read, stored];
  const names = Object.keys(newer.content);
  const merged = Object.fromEntries(
    names.map((name) => [name, newer.content[name] ?? older.content[name] ?? null]),
  );
  return { content: merged as Content, orderedAt: newer.orderedAt ?? older.orderedAt };
}

/** Returns whether two contents have the same values in the columns of the first. */
export const isSameContent = (one: EventContent, other: EventContent): boolean =>
  Object.keys(one).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/** A reading of a daily value. */
export interface ValueVersion {
  value: number;
  recordedAt: Date;
  /** When the aggregator sent it. Null if the time of recording orders the readings. */
  orderedAt: Date | null;
}

/**
 * Returns the reading that counts of two readings of the same value: the newer one. Of two readings of the same time,
 * the larger value counts, so that the order of arrival does not matter. Never adds values.
 */
export function newerValue(one: ValueVersion, other: ValueVersion): ValueVersion {
  const time = ({ orderedAt, recordedAt }: ValueVersion) => (orderedAt ?? recordedAt).getTime();
  const difference =
    time(one) - time(other) ||
    one.recordedAt.getTime() - other.recordedAt.getTime() ||
    one.value - other.value;
  return difference >= 0 ? one : other;
}
