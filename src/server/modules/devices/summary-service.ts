import type { EndpointResult } from '#contracts/endpoint.ts';
import type { getDeviceSummary } from '#contracts/sources.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { deviceSummaryMeasures, usualDays, usualValue } from '#domain/devices/device-summary.ts';
import type { Db } from '#server/db/connect.ts';
import { dailySeries } from '../measures/daily-series-service.ts';

/**
 * Returns, for each device measure, its value on a date, its values on the seven days up to the date, and the person's
 * usual value.
 */
export async function getSummary(
  db: Db,
  userId: number,
  date: CalendarDay,
): Promise<EndpointResult<typeof getDeviceSummary>> {
  const from = addDays(date, -usualDays);
  const series = await dailySeries(db, userId, deviceSummaryMeasures, from, date, { purpose: 'show' });
  const weekStart = addDays(date, -6);
  return deviceSummaryMeasures.map((measure) => {
    const values = series[measure];
    const last = values.at(-1);
    return {
      measure,
      current: last?.day === date ? { value: last.value, source: last.source } : null,
      usual: usualValue(values, date),
      days: values
        .filter(({ day }) => day >= weekStart)
        .map(({ day, value, source }) => ({ date: day, value, source })),
    };
  });
}
