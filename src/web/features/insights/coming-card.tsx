import { useTranslation } from 'react-i18next';
import { fewestNoiseValues } from '#domain/experiments/noise.ts';
import { requiredPairedDays } from '#domain/insights/readiness.ts';
import { weeksNeeded } from '#domain/insights/week-story.ts';
import { Card } from '#web/ui/card.tsx';
import { WeekText } from './week-text.tsx';

const steps = [
  { name: 'experiment', days: fewestNoiseValues },
  // The week itself is compared with the earlier weeks.
  { name: 'week', days: (weeksNeeded + 1) * 7 },
  { name: 'pattern', days: requiredPairedDays },
] as const;

/** Lists what the app can say after how many days, for a person who logs every day. */
export function ComingCard() {
  const { t } = useTranslation('insights');
  return (
    <Card title={t('coming.title')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
        {steps.map(({ name, days }) => (
          <div key={name} className="col-span-full grid grid-cols-subgrid items-baseline">
            <dt className="font-medium whitespace-nowrap tabular-nums">{t('dayCount', { count: days })}</dt>
            <dd className="text-pretty text-muted">{t(`coming.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 space-y-4 empty:hidden">
        <WeekText />
      </div>
    </Card>
  );
}
