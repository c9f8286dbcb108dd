import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import type { ProviderId } from '#domain/devices/providers.ts';
import { type MapContext, parseItems } from '../read-items.ts';
import { selectRecords } from '../select-records.ts';
import { readPages } from './call-open-wearables.ts';
import { eventKinds, sampleForm, summaryKinds } from './kinds.ts';
import { levelSeries, mapLevels } from './map-samples.ts';
import type { OpenWearablesSettings } from './open-wearables-settings.ts';

interface Range {
  provider: ProviderId;
  externalId: string;
  from: CalendarDay;
  to: CalendarDay;
  zone: string;
}

/**
 * Yields the records of a provider between two days, both included, and rejections. If two endpoints have a value for
 * the same measure and day, uses the value of the endpoint that is read first. Throws AggregatorError.
 */
export function pullOpenWearables(
  settings: OpenWearablesSettings,
  range: Range,
): AsyncIterable<HealthRecord | Rejection> {
  return selectRecords(readAll(settings, range), range);
}

async function* readAll(settings: OpenWearablesSettings, range: Range) {
  const context: MapContext = { zone: range.zone, recordedAt: new Date() };
  yield* readLevels(settings, range, context);
  // Open Wearables leaves out the end day of a range of summaries. Open Wearables filters events by
  // their start in UTC, so the range of events is wider at both ends.
  const summaryDays = { start_date: range.from, end_date: addDays(range.to, 1) };
  const eventDays = { start_date: addDays(range.from, -2), end_date: addDays(range.to, 2) };
  for (const kind of [...summaryKinds, ...eventKinds]) {
    const query = summaryKinds.includes(kind) ? summaryDays : eventDays;
    const path = ['users', range.externalId, ...kind.name.split('/')];
    for await (const items of readPages(settings, { name: kind.name, path, query })) {
      yield* kind.read(items.filter(isFrom(range.provider)), context);
    }
  }
}

/**
 * Yields the last value of each series of `levelSeries` on each day. Reads all pages first, because two pages can
 * contain values of the same day.
 */
async function* readLevels(settings: OpenWearablesSettings, range: Range, context: MapContext) {
  const query = {
    start_time: `${addDays(range.from, -1)}T00:00:00Z`,
    end_time: `${addDays(range.to, 2)}T00:00:00Z`,
    types: levelSeries,
    resolution: 'raw',
  };
  const path = ['users', range.externalId, 'timeseries'];
  const samples = [];
  for await (const items of readPages(settings, { name: 'timeseries', path, query })) {
    const { parsed, rejections } = parseItems(sampleForm, items.filter(isFrom(range.provider)));
    samples.push(...parsed);
    yield* rejections;
  }
  yield* mapLevels(samples, context);
}

/**
 * Returns whether an item comes from a provider. A user of Open Wearables can have several
 * providers.
 */
const isFrom = (provider: ProviderId) => (item: unknown) => {
  const source = (item as { source?: { provider?: unknown } } | null)?.source?.provider;
  return source === undefined || source === null || source === provider;
};
