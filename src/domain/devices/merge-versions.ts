/** The values of an event as a source has sent them, by column. */
export type EventContent = Readonly<Record<string, unknown>>;

/** The content of an event, as it was read from a source at one time (a reading). */
export interface EventVersion<Content extends EventContent> {
  content: Content;
  /**
   * When the aggregator (a service that collects the data of several providers) sent the content. Null if not known.
   */
  orderedAt: Date | null;
}

/**
 * Merges a new reading of an event with the stored reading. The newer reading is the one with the
 * later `orderedAt`. If both times are equal, or if one of the times is null, the new reading
 * counts as newer. Returns the values of the newer reading. If a value of the newer reading is
 * null, returns the value of the older reading.
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

/** Returns whether two contents are equal. Compares only the columns of the first content. */
export const isSameContent = (one: EventContent, other: EventContent): boolean =>
  Object.keys(one).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/** A daily value, as it was read from a source at one time (a reading). */
export interface ValueVersion {
  value: number;
  recordedAt: Date;
  /** When the aggregator sent the value. If null, `recordedAt` decides which of two values is newer. */
  orderedAt: Date | null;
}

/**
 * Returns the newer of two readings of the same daily value. Compares `orderedAt`, or `recordedAt` for a reading
 * without `orderedAt`. If these times are equal, compares `recordedAt`. If both values of `recordedAt` are equal too,
 * returns the reading with the larger value, so that the result does not depend on the order of arrival. Never adds the
 * values, because both readings describe the same day.
 */
export function newerValue(one: ValueVersion, other: ValueVersion): ValueVersion {
  const time = ({ orderedAt, recordedAt }: ValueVersion) => (orderedAt ?? recordedAt).getTime();
  const difference =
    time(one) - time(other) ||
    one.recordedAt.getTime() - other.recordedAt.getTime() ||
    one.value - other.value;
  return difference >= 0 ? one : other;
}
