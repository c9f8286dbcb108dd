import { type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';

/**
 * Yields the records between two days, both included. If several daily records have the same measure and day, yields
 * only the first. If several `notUsed` rejections have the same `what`, yields only the first. Yields all other
 * rejections.
 */
export async function* selectRecords(
  records: AsyncIterable<HealthRecord | Rejection>,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): AsyncIterable<HealthRecord | Rejection> {
  const seen = new Set<string>();
  for await (const record of records) {
    if (record.kind !== 'rejected') {
      const day = dayOf(record);
      if (day < from || day > to) continue;
    }
    const key = repetitionKey(record);
    if (key !== null && seen.has(key)) continue;
    if (key !== null) seen.add(key);
    yield record;
  }
}

/** Returns the local day of a record. A night belongs to the day on which it ends. */
function dayOf(record: HealthRecord): CalendarDay {
  switch (record.kind) {
    case 'daily':
    case 'cycle':
      return record.day;
    case 'night':
      return toCalendarDay(record.wakeTime, record.zone);
    case 'meal':
      return toCalendarDay(record.eatenAt, record.zone);
    case 'workout':
    case 'session':
      return toCalendarDay(record.startedAt, record.zone);
  }
}

/**
 * Returns a key that repeated records share. Of the records with the same key, only the first is yielded. Returns null
 * for a record that is always yielded.
 */
function repetitionKey(record: HealthRecord | Rejection): string | null {
  if (record.kind === 'daily') return `${record.measure} ${record.day}`;
  return record.kind === 'rejected' && record.reason === 'notUsed' ? `not used: ${record.what}` : null;
}
