import { useTranslation } from 'react-i18next';
import { qualityProgress, sleepQualityLabel } from '#domain/sleep.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { StatCell } from './stat-cell.tsx';
import { useSleepGoals, useSleepSummary } from './use-sleep.ts';

/** Returns a dash for a value that is missing in a finished query, or undefined while the query loads. */
const toMissing = ({ isPending }: { isPending: boolean }): string | undefined =>
  isPending ? undefined : '–';

/** Returns the mean sleep quality, from 0 to 10, or undefined if there are no rated days. */
function averageQuality(ratedDays: { quality: number }[] | undefined): number | undefined {
  if (!ratedDays || ratedDays.length === 0) return undefined;
  return ratedDays.reduce((sum, day) => sum + day.quality, 0) / ratedDays.length;
}

/**
 * Shows the average sleep quality, a word for it, such as "Good", and the goal. A value that failed to load is shown as
 * a dash. The cards below show the error.
 */
export function SleepCards() {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const summary = useSleepSummary();
  const ratedDays = summary.data?.rated;
  const goals = useSleepGoals();
  const goal = goals.data?.targetQuality;
  const average = averageQuality(ratedDays);
  const progress = average !== undefined && goal !== undefined ? qualityProgress(average, goal) : undefined;
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-base border border-line bg-raised sm:grid-cols-3">
      <StatCell
        label={t('averageQuality')}
        value={average === undefined ? toMissing(summary) : formatNumber(average, language, 1)}
        unit={average === undefined ? undefined : t('outOf')}
        note={
          ratedDays &&
          (ratedDays.length > 0 ? t('averageNote', { count: ratedDays.length }) : t('averageEmpty'))
        }
      />
      <StatCell
        label={t('label')}
        value={
          average === undefined
            ? ratedDays
              ? t('noRating')
              : toMissing(summary)
            : t(`labels.${sleepQualityLabel(average)}`)
        }
      />
      <StatCell
        label={t('goal')}
        value={goal === undefined ? toMissing(goals) : String(goal)}
        unit={goal === undefined ? undefined : t('outOf')}
        percent={progress?.percent}
        note={progress && (progress.met ? t('goalMet') : t('goalNote', { percent: progress.percent }))}
      />
    </div>
  );
}
