import { catalogueMetric } from '#domain/insights/catalogue-metrics.ts';
import type { Metric } from '#domain/insights/metric.ts';
import type { RecordedValues } from './recorded-values.ts';

/** The metrics that the command line assigns to each role. */
export interface RoleOptions {
  exposures?: readonly string[];
  outcomes?: readonly string[];
}

/**
 * Returns the metrics with the role, exposure or outcome, that each has in the analysis.
 *
 * - With an option, only the named metrics have that role. If the other option is missing, all other metrics have the
 *   other role.
 * - Without options, a metric that is in the catalogue has its role there. Of the others, whole numbers from 0 to 10
 *   (ratings) are outcomes, and all other metrics are exposures.
 * - If no metric would have one of the roles, every metric with numbers has both.
 */
export function assignRoles(metrics: RecordedValues['metrics'], options: RoleOptions): Metric[] {
  const known = [...metrics].map(([name, { isYesNo, isRating }]) => ({
    name,
    isRating,
    kind: isYesNo ? ('yesNo' as const) : ('number' as const),
  }));
  if (options.exposures || options.outcomes)
    return known.map(({ name, kind }) => ({ name, kind, role: namedRole(name, options) }));
  const assumed = known.map(({ name, kind, isRating }): Metric => {
    const inCatalogue = catalogueMetric(name);
    if (inCatalogue) return { ...inCatalogue, kind };
    return { name, kind, role: kind === 'number' && isRating ? 'outcome' : 'exposure' };
  });
  const has = (role: Metric['role']) => assumed.some((metric) => [role, 'both'].includes(metric.role));
  if (has('exposure') && has('outcome')) return assumed;
  return assumed.map((metric) => (metric.kind === 'number' ? { ...metric, role: 'both' } : metric));
}

function namedRole(name: string, { exposures, outcomes }: RoleOptions): Metric['role'] {
  const isExposure = exposures ? exposures.includes(name) : !outcomes?.includes(name);
  const isOutcome = outcomes ? outcomes.includes(name) : !exposures?.includes(name);
  if (isExposure && isOutcome) return 'both';
  if (isExposure) return 'exposure';
  return isOutcome ? 'outcome' : 'none';
}
