import { catalogueMetric } from '#domain/insights/catalogue-metrics.ts';
import type { Metric } from '#domain/insights/metric.ts';
import type { FileSurvey } from './recorded-values.ts';

/**
 * The names of the metrics that the options `--exposures` and `--outcomes` list. Undefined if the option is not given.
 */
export interface RoleOptions {
  exposures?: readonly string[];
  outcomes?: readonly string[];
}

/**
 * Returns the metrics, each with its role in the analysis: exposure, outcome, both or none.
 *
 * - If an option lists metrics for a role, only the listed metrics have that role. If only one of the two options is
 *   given, all metrics that this option does not list have the other role.
 * - Without options, a metric of the measure catalogue has its role from the catalogue. Any other metric is an outcome
 *   if its values are whole numbers from 0 to 10 and not only 0 and 1. Otherwise it is an exposure.
 * - Without options, if the rule above gives no exposure or no outcome, every metric of the kind
 *   `number` gets both roles. A metric is of this kind if it has a value other than 0 and 1.
 */
export function assignRoles(metrics: FileSurvey['metrics'], options: RoleOptions): Metric[] {
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
