/** A value of a time series, as Open Wearables stores and sends it. */
export interface StoredSample {
  timestamp: string;
  zone_offset: string | null;
  type: string;
  value: number;
  unit: string;
  source: { provider: string; device: string | null } | null;
  is_daily_total: boolean | null;
}

/** The data that Open Wearables has stored about a person. */
export interface StoredData {
  samples: StoredSample[];
  /** Events by endpoint, such as `events/sleep`. Each event has a property `start_time`, an ISO 8601 time. */
  events: Record<string, Record<string, unknown>[]>;
  /** Daily summaries by endpoint, such as `summaries/sleep`. Each summary has a property `date`, as `YYYY-MM-DD`. */
  summaries: Record<string, Record<string, unknown>[]>;
}

/** Returns the samples of the requested types from `start_time` up to, but not including, `end_time`. */
export function listSamples(data: StoredData, query: URLSearchParams): StoredSample[] {
  const [start, end] = [Date.parse(query.get('start_time') ?? ''), Date.parse(query.get('end_time') ?? '')];
  return data.samples.filter(({ type, timestamp }) => {
    const time = Date.parse(timestamp);
    return query.getAll('types').includes(type) && time >= start && time < end;
  });
}

/**
 * Returns the events or summaries of an endpoint from `start_date` up to, but not including, `end_date`. Returns
 * undefined for an unknown endpoint.
 */
export function listEvents(
  data: StoredData,
  endpoint: string,
  query: URLSearchParams,
): Record<string, unknown>[] | undefined {
  const [start, end] = [query.get('start_date') ?? '', query.get('end_date') ?? ''];
  if (/^summaries\/(?:sleep|recovery)$/.test(endpoint)) {
    return (data.summaries[endpoint] ?? []).filter(({ date }) => String(date) >= start && String(date) < end);
  }
  if (!/^events\/(?:workouts|sleep|menstrual-cycles)$/.test(endpoint)) return undefined;
  return (data.events[endpoint] ?? []).filter((event) => {
    const time = Date.parse(String(event.start_time));
    return time >= Date.parse(start) && time < Date.parse(end);
  });
}

/**
 * Returns the daily summaries of activity. As in the real service, each day has the data of only
 * one provider. If the provider sends totals of the day, these totals are used instead of the sum
 * of the samples. Steps and energy that were not measured are 0.
 */
export function summarizeActivity(data: StoredData, query: URLSearchParams): Record<string, unknown>[] {
  const [start, end] = [query.get('start_date') ?? '', query.get('end_date') ?? ''];
  const days = new Map<string, StoredSample[]>();
  for (const sample of data.samples) {
    const offset = Number((sample.zone_offset ?? '+00:00').slice(0, 3)) * 3_600_000;
    const day = new Date(Date.parse(sample.timestamp) + offset).toISOString().slice(0, 10);
    if (day >= start && day < end) days.set(day, [...(days.get(day) ?? []), sample]);
  }
  return [...days].sort().map(([date, all]) => {
    const provider = all.map(({ source }) => source?.provider ?? '').sort()[0] ?? 'unknown';
    const samples = all.filter(({ source }) => source?.provider === provider);
    const [active, basal] = [total(samples, 'energy'), total(samples, 'basal_energy')];
    return {
      date,
      source: { provider, source: provider, device: null, device_type: 'watch' },
      steps: total(samples, 'steps') ?? 0,
      distance_meters: total(samples, 'distance_walking_running'),
      floors_climbed: total(samples, 'flights_climbed'),
      elevation_meters: null,
      active_calories_kcal: active ?? 0,
      total_calories_kcal: (active ?? 0) + (basal ?? 0),
      active_minutes: total(samples, 'active_time'),
      sedentary_minutes: null,
      intensity_minutes: null,
      heart_rate: null,
    };
  });
}

function total(samples: StoredSample[], type: string): number | null {
  const ofType = samples.filter((sample) => sample.type === type);
  const totals = ofType.filter((sample) => sample.is_daily_total === true);
  const summed = totals.length > 0 ? totals : ofType;
  return summed.length === 0 ? null : summed.reduce((sum, { value }) => sum + value, 0);
}
