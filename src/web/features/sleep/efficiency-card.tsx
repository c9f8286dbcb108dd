import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getSleepSummary } from '#contracts/sleep.ts';
import { DayChart } from '#web/charts/day-chart.tsx';
import { formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePoints } from './use-points.ts';
import { useSleepSummary } from './use-sleep.ts';

type EfficiencyDay = EndpointOutput<typeof getSleepSummary>['efficiency'][number];

/**
 * Shows the efficiency of sleep, and says whether it was measured. If no efficiency was measured, all are estimated
 * from the ratings and tell nothing new, so the chart is folded and the header shows their average.
 */
export function EfficiencyCard() {
  const { t } = useTranslation('sleep');
  const query = useSleepSummary();
  const [isUnfolded, setUnfolded] = useState(false);
  const days = query.data?.efficiency;
  const isEstimate = days !== undefined && efficiencyNote(days) === 'efficiencyNote';
  const disclosure = { isOpen: isUnfolded, onToggle: () => setUnfolded(!isUnfolded) };
  return (
    <Card
      title={t('efficiency')}
      action={
        isEstimate &&
        days.length > 0 && (
          <span className="text-muted tabular-nums">
            {t('efficiencyAverage', { value: Math.round(averagePercent(days)) })}
          </span>
        )
      }
      disclosure={isEstimate ? disclosure : undefined}
    >
      <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="9rem" />}>
        {({ efficiency }) => (
          <>
            {(!isEstimate || isUnfolded) && (
              <div className={isEstimate ? 'mt-4' : undefined}>
                <EfficiencyChart days={efficiency} />
              </div>
            )}
            <p className="mt-3 text-small text-muted">
              {isEstimate && !isUnfolded ? t('efficiencyEstimated') : t(efficiencyNote(efficiency))}
            </p>
          </>
        )}
      </QueryView>
    </Card>
  );
}

const averagePercent = (days: EfficiencyDay[]): number =>
  days.reduce((sum, { percent }) => sum + percent, 0) / days.length;

/** Returns the key of the note that says whether the efficiency of all, some or none of the days was measured. */
function efficiencyNote(days: EfficiencyDay[]) {
  const measured = days.filter(({ isEstimated }) => !isEstimated).length;
  if (measured === 0) return 'efficiencyNote';
  return measured === days.length ? 'efficiencyMeasured' : 'efficiencyMixed';
}

const ticks = [0, 50, 100];

function EfficiencyChart({ days }: { days: EfficiencyDay[] }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const formatShort = (value: number) => formatPercent(value, language);
  return (
    <DayChart
      kind="bar"
      title={t('efficiency')}
      pointHeading={t('day')}
      valueHeading={t('efficiency')}
      points={usePoints(days, ({ percent, isEstimated }) => ({ value: percent, isEstimated }))}
      color={areaColor('sleep')}
      domain={[0, 100]}
      ticks={ticks.map((value) => ({ value, text: formatShort(value) }))}
      formatShort={formatShort}
      format={(value, { isEstimated }) => t(isEstimated ? 'percentEstimated' : 'percent', { value })}
    />
  );
}
