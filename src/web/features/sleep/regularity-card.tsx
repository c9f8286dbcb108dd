import { useTranslation } from 'react-i18next';
import { formatClock } from '#domain/format-clock.ts';
import { minRegularityNights } from '#domain/sleep.ts';
import { midpointOf } from '#domain/sleep-ribbon.ts';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNights, useSleepSummary } from './use-sleep.ts';

/**
 * Sleep counts as regular if the standard deviation of its midpoint is at most this many minutes.
 * The midpoint is the time halfway between bedtime and wake time.
 */
const maxRegularMinutes = 30;

/** Says how much the midpoint of sleep varies, and shows the midpoints of the last 30 days over their usual range. */
export function RegularityCard() {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  return (
    <Card title={t('regularity')}>
      <QueryView query={useSleepSummary()} errorTitle={t('loadFailed')} loading={<Skeleton height="3rem" />}>
        {({ irregularityMinutes: minutes }) =>
          minutes === null ? (
            <MissingNights />
          ) : (
            <>
              <p className="font-semibold">
                {t('regularityText', {
                  count: Math.round(minutes),
                  minutes: formatNumber(minutes, language),
                })}
              </p>
              <p className="mt-1 text-muted">
                {t(minutes <= maxRegularMinutes ? 'regularityGood' : 'regularityFair')}
              </p>
              <div className="mt-5">
                <Midpoints />
              </div>
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

/** Says how many nights are needed, or how many more if the person has logged some. */
export function MissingNights() {
  const { t } = useTranslation('sleep');
  const logged = useNights().data?.length;
  if (logged === undefined) return null;
  return (
    <p className="text-muted">
      {logged === 0
        ? t('regularityFirst', { nights: minRegularityNights })
        : t('regularityNone', { count: Math.max(1, minRegularityNights - logged) })}
    </p>
  );
}

function Midpoints() {
  const { t } = useTranslation('sleep');
  const nights = useNights().data ?? [];
  if (nights.length === 0) return null;
  return (
    <UsualBandView
      valueLabel={t('lastNight')}
      name={t('midpoint')}
      area="sleep"
      values={nights.map((night) => ({ day: night.date, value: midpointOf(night) }))}
      format={(minutes) => formatClock(minutes + 12 * 60)}
      smallestDifference={10}
      words="time"
      growsDuringDay={false}
    />
  );
}
