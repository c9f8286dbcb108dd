import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getSleepSummary } from '#contracts/sleep.ts';
import { type DayValue, daysUntilUsual, findUsual } from '#domain/measures/usual.ts';
import { shortenFirst } from '#domain/shorten-first.ts';
import { sleepGoalBounds } from '#domain/sleep.ts';
import { DayChart } from '#web/charts/day-chart.tsx';
import { UsualMark } from '#web/charts/usual-mark.tsx';
import { UsualProgress } from '#web/charts/usual-progress.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDailySleep } from './use-daily-sleep.ts';
import { usePoints } from './use-points.ts';
import { useQualityText } from './use-quality-text.ts';
import { useSleepSummary } from './use-sleep.ts';

/** Shows the sleep quality of the last seven days with a rating, over the person's usual quality. */
export function QualityCard() {
  const { t } = useTranslation('sleep');
  return (
    <Card title={t('weekly')}>
      <QueryView query={useSleepSummary()} errorTitle={t('loadFailed')} loading={<Skeleton height="9rem" />}>
        {({ rated }) => <QualityChart rated={rated} />}
      </QueryView>
    </Card>
  );
}

/** The lowest rating of the drawing, unless a night has a lower one. */
const lowRating = 2;

/** The fewest ratings that `DayChart` draws. */
const minRatedNights = 2;

/** Returns whether there are enough ratings for the chart of the quality. */
export const hasEnoughRatings = ({ length }: readonly unknown[]): boolean => length >= minRatedNights;

/** Says how many more nights the person needs to rate to see the chart. */
export function MissingRatings() {
  const { t } = useTranslation('sleep');
  const rated = useSleepSummary().data?.rated;
  return rated && <p className="text-muted">{t('weeklyNone', { count: minRatedNights - rated.length })}</p>;
}

/** If the person hides scores, the points have no figures. */
function QualityChart({ rated }: Pick<EndpointOutput<typeof getSleepSummary>, 'rated'>) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  const { data } = useDailySleep();
  const shown = useShownNumbers();
  const qualityText = useQualityText();
  const formatShort = (value: number) => formatNumber(value, language, 1);
  const points = usePoints(rated, ({ quality }) => ({ value: quality }));
  if (!hasEnoughRatings(rated)) return <MissingRatings />;
  return (
    <>
      <DayChart
        kind="line"
        title={t('weekly')}
        pointHeading={t('day')}
        valueHeading={t('quality')}
        points={points}
        color={areaColor('sleep')}
        domain={[Math.min(lowRating, ...rated.map(({ quality }) => quality)), sleepGoalBounds.quality.max]}
        usual={data && findUsual(data.quality, today)}
        {...(shown.scores && { formatShort })}
        format={qualityText}
      />
      {data && <UsualQuality values={data.quality} />}
    </>
  );
}

/**
 * Says what the usual quality is, which the chart shows as a band. If too few days have a rating, says how many are
 * missing.
 */
function UsualQuality({ values }: { values: DayValue[] }) {
  const { t } = useTranslation(['sleep', 'charts']);
  const { language } = useLanguage();
  const today = useToday();
  const qualityText = useQualityText();
  const usual = findUsual(values, today);
  if (!usual) {
    return (
      <div className="mt-3">
        <UsualProgress missingDays={daysUntilUsual(values, today)} area="sleep" />
      </div>
    );
  }
  const [low, high] = [qualityText(usual.low), qualityText(usual.high)].map((text) =>
    text.toLocaleLowerCase(language),
  ) as [string, string];
  const range = low === high ? low : t('charts:usual.range', { low: shortenFirst(low, high), high });
  return (
    <p className="mt-3 flex items-center gap-2 text-small text-muted">
      <UsualMark color={areaColor('sleep')} />
      {t('usualQuality', { usual: range })}
    </p>
  );
}
