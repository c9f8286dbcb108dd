import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { UsualBand } from '#web/charts/usual-band.tsx';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDailySleep } from './use-daily-sleep.ts';
import { useQualityText } from './use-quality-text.ts';

/**
 * Compares the hours and the quality of sleep in the last 30 days with the person's usual range. Renders nothing if no
 * day has a value.
 */
export function UsualSleep() {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const qualityText = useQualityText();
  const query = useDailySleep();
  const values = query.data && [...query.data.hours, ...query.data.quality];
  if (values?.every(({ value }) => value === null)) return null;
  return (
    <Card title={t('usual')}>
      <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="9rem" />}>
        {({ hours, quality }) => (
          <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
            <UsualBand measure="sleepHours" values={hours} format={formatHours} />
            <UsualBand
              measure="sleepQuality"
              values={quality}
              format={(value) => qualityText(value).toLocaleLowerCase(language)}
            />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
