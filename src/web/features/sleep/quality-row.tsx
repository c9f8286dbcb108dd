import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getSleepSummary } from '#contracts/sleep.ts';
import { measures } from '#domain/measures/catalogue.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { UsualRow } from '#web/charts/usual-row.tsx';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { RowProps } from './row-props.ts';
import { useDailySleep } from './use-daily-sleep.ts';
import { useNightName } from './use-night-name.ts';
import { useQualityText } from './use-quality-text.ts';
import { useSleepSummary } from './use-sleep.ts';

const sleepQuality: Measure = measures.sleepQuality;

/** The fewest ratings that are drawn. */
const minRatedNights = 2;

/** Returns whether there are enough ratings for a drawing of the quality. */
export const hasEnoughRatings = ({ length }: readonly unknown[]): boolean => length >= minRatedNights;

/** Compares the sleep quality with what is usual. Says how many ratings are missing if there are too few. */
export function QualityRow({ last }: RowProps) {
  const { t } = useTranslation('sleep');
  return (
    <QueryView query={useSleepSummary()} errorTitle={t('loadFailed')} loading={<Skeleton height="9rem" />}>
      {({ rated }) =>
        hasEnoughRatings(rated) ? <Qualities last={last} rated={rated} /> : <MissingRatings />
      }
    </QueryView>
  );
}

/** Says how many more nights the person needs to rate to see the drawing. */
export function MissingRatings() {
  const { t } = useTranslation('sleep');
  const rated = useSleepSummary().data?.rated;
  return rated && <p className="text-muted">{t('weeklyNone', { count: minRatedNights - rated.length })}</p>;
}

/** If the person hides scores, shows words in place of figures. */
function Qualities({ last, rated }: RowProps & Pick<EndpointOutput<typeof getSleepSummary>, 'rated'>) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const { data } = useDailySleep();
  const nameDay = useNightName();
  const qualityText = useQualityText();
  // The ratings of the summary can be newer than the daily values.
  const newest = rated.map(({ date, quality }) => ({ day: date, value: quality }));
  return (
    <UsualRow
      {...{ last, nameDay }}
      name={t('weekly')}
      area="sleep"
      values={[
        ...(data?.quality ?? []).filter(({ day }) => !newest.some((one) => one.day === day)),
        ...newest,
      ]}
      format={(quality) => qualityText(quality).toLocaleLowerCase(language)}
      smallestDifference={sleepQuality.smallestDifference ?? 0}
      words="level"
      minDrawn={minRatedNights}
    />
  );
}
