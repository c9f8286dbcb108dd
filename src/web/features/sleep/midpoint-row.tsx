import { useTranslation } from 'react-i18next';
import { formatClock } from '#domain/format-clock.ts';
import { minRegularityNights } from '#domain/sleep.ts';
import { midpointOf } from '#domain/sleep-ribbon.ts';
import { UsualRow } from '#web/charts/usual-row.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { RowProps } from './row-props.ts';
import { useNightName } from './use-night-name.ts';
import { useNights, useSleepSummary } from './use-sleep.ts';

/**
 * Sleep counts as regular if the standard deviation of its midpoint is at most this many minutes.
 * The midpoint is the time halfway between bedtime and wake time.
 */
const maxRegularMinutes = 30;

/**
 * Says how much the midpoint of sleep varies, and compares the midpoints with what is usual. Later is lower, as in the
 * ribbon.
 */
export function MidpointRow({ last }: RowProps) {
  const { t } = useTranslation('sleep');
  return (
    <QueryView query={useSleepSummary()} errorTitle={t('loadFailed')} loading={<Skeleton height="9rem" />}>
      {({ irregularityMinutes: minutes }) =>
        minutes === null ? <MissingNights /> : <Midpoints last={last} minutes={minutes} />
      }
    </QueryView>
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

function Midpoints({ last, minutes }: RowProps & { minutes: number }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const nameDay = useNightName();
  const nights = useNights().data ?? [];
  const isRegular = minutes <= maxRegularMinutes;
  return (
    <UsualRow
      {...{ last, nameDay }}
      name={t('midpoint')}
      area="sleep"
      values={nights.map((night) => ({ day: night.date, value: midpointOf(night) }))}
      format={(time) => formatClock(time + 12 * 60)}
      smallestDifference={10}
      words="time"
      isInverted
    >
      <p className="mt-1 text-small">
        {t(isRegular ? 'regularityGood' : 'regularityFair', {
          count: Math.round(minutes),
          minutes: formatNumber(minutes, language),
        })}
      </p>
    </UsualRow>
  );
}
