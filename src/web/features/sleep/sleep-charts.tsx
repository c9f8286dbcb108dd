import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EfficiencyCard } from './efficiency-card.tsx';
import { QualityCard } from './quality-card.tsx';
import { useDailySleep } from './use-daily-sleep.ts';
import { useSleepSummary } from './use-sleep.ts';
import { UsualSleep } from './usual-sleep.tsx';

/**
 * Shows the hours of sleep with the usual hours, and the sleep quality of the last seven days with a rating. Below the
 * hours and the quality, shows the efficiency of the last seven days with a measured efficiency or a rating. If the
 * person hides scores, the quality is drawn without figures, and the efficiency is left out. The efficiency is also left
 * out while no day has one.
 */
export function SleepCharts() {
  const shown = useShownNumbers();
  const hasEfficiency = useSleepSummary().data?.efficiency.length !== 0;
  const hasHours = useDailySleep().data?.hours.some(({ value }) => value !== null) ?? true;
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6',
        (hasHours || hasEfficiency) && 'lg:grid-cols-2',
      )}
    >
      {hasHours && <UsualSleep />}
      <QualityCard />
      {shown.scores && hasEfficiency && (
        <div className={hasHours ? 'lg:col-span-2' : undefined}>
          <EfficiencyCard />
        </div>
      )}
    </div>
  );
}
