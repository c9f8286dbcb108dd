import { useQuery } from '@tanstack/react-query';
import { type HealthMetric, listHealthMetrics } from '#contracts/measures.ts';
import type { DayValue } from '#domain/measures/usual.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/**
 * Returns a query for the hours and the quality of sleep on the newest 30 days with health metrics. A value that the
 * app has only suggested (source `suggested`) is replaced by null.
 */
export function useDailySleep() {
  return useQuery({
    ...endpointQuery(listHealthMetrics, { query: {} }),
    select: (metrics) => ({
      hours: toDayValues(metrics, 'sleepHours'),
      quality: toDayValues(metrics, 'sleepQuality'),
    }),
  });
}

const toDayValues = (metrics: HealthMetric[], field: 'sleepHours' | 'sleepQuality'): DayValue[] =>
  metrics.map((metric) => ({
    day: metric.date,
    value: metric.sources[field] === 'suggested' ? null : metric[field],
  }));
