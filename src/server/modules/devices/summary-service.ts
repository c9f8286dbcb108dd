import type { EndpointResult } from '#contracts/endpoint.ts';
import type { getDeviceSummary } from '#contracts/sources.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { deviceSummaryMeasures } from '#domain/devices/device-summary.ts';
import { findUsual } from '#domain/measures/usual.ts';
import type { Db } from '#server/db/connect.ts';
import { dailySeries } from '../measures/daily-series-service.ts';

/** The number of days before `date` that are read to find the person's usual value. */
const searchedDays = 90;

/**
 * For each measure in `deviceSummaryMeasures`, returns its value on a date, its values on the seven days that end with
 * this date, and the person's usual value. The value on the date and the usual value are null if they are unknown.
 */
export async function getSummary(
  db: Db,
  userId: number,
  date: CalendarDay,
): Promise<EndpointResult<typeof getDeviceSummary>> {
  const from = addDays(date, -searchedDays);
  const series = await dailySeries(db, userId, deviceSummaryMeasures, from, date, { purpose: 'show' });
  const weekStart = addDays(date, -6);
  return deviceSummaryMeasures.map((measure) => {
    const values = series[measure];
    const last = values.at(-1);
    return {
      measure,
      current: last?.day === date ? { value: last.value, source: last.source } : null,
      usual: findUsual(values, date)?.median ?? null,
      days: values
        .filter(({ day }) => day >= weekStart)
        .map(({ day, value, source }) => ({ date: day, value, source })),
    };
  });
}
