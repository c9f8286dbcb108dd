import { useQueries } from '@tanstack/react-query';
import { listCycleEntries } from '#contracts/cycle.ts';
import { listRecentActivity } from '#contracts/dashboard.ts';
import { listDevices } from '#contracts/devices.ts';
import { listInsights } from '#contracts/insights.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { getMindfulnessSummary } from '#contracts/mindfulness.ts';
import type { Preferences } from '#domain/preferences.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { type PageFailure, usePageFailure } from '#web/lib/use-page-failure.ts';

/**
 * Returns the failure of the dashboard if nothing on it could be loaded (see `usePageFailure`). Only watches the main
 * query of each part, so the inputs must be those of the parts. The parts send the queries. A panel sends its
 * query when the person scrolls to it, or after some seconds.
 */
export function useDashboardFailure(modules: Preferences['modules']): PageFailure | undefined {
  const date = useToday();
  const { language } = useLanguage();
  const watched = [
    modules.healthMetrics && endpointQuery(listHealthMetrics, { query: { date } }),
    modules.healthMetrics && endpointQuery(listHealthMetrics, { query: {} }),
    modules.healthMetrics && endpointQuery(listRecentActivity, { query: { date } }),
    modules.patternAnalysis && endpointQuery(listInsights, { query: { language } }),
    modules.meditation && endpointQuery(getMindfulnessSummary, { query: { date } }),
    modules.menstrualCycle && endpointQuery(listCycleEntries, { query: { limit: 10 } }),
    modules.deviceSync && endpointQuery(listDevices),
  ];
  return usePageFailure(
    useQueries({
      queries: watched.filter((query) => query !== false).map((query) => ({ ...query, enabled: false })),
    }),
  );
}
