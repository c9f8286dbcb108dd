import { Flower2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getMindfulnessSummary } from '#contracts/mindfulness.ts';
import { weeklyGoalMinutes } from '#domain/mindfulness.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { StatStrip } from '#web/ui/stat-strip.tsx';
import { useMindfulnessSummary } from './use-mindfulness.ts';

interface Props {
  /** Whether the streak is shown. Undefined while the preferences load. */
  streaks: boolean | undefined;
  onStreaksChange: (shown: boolean) => void;
}

/**
 * Shows the total minutes, the streak and the number of sessions. After the first session, a button hides or shows the
 * streak.
 */
export function Totals({ streaks, onStreaksChange }: Props) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const { data, error, refetch } = useMindfulnessSummary();
  const hasFailed = !data && error;
  return (
    <Card title={t('sinceStart')}>
      {hasFailed ? (
        <ErrorState
          title={t('totalsFailed')}
          text={errorMessage(error, language)}
          onRetry={() => void refetch()}
          compact
        />
      ) : (
        <TotalsStrip totals={data} streaks={streaks} />
      )}
      {data && data.sessions > 0 && streaks !== undefined && (
        <div className="mt-2 -mb-2 -ml-5 sm:-mb-4">
          <Button variant="quiet" onClick={() => onStreaksChange(!streaks)}>
            {t(streaks ? 'hideStreak' : 'showStreak')}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface StripProps {
  /** Undefined while they load. */
  totals: EndpointOutput<typeof getMindfulnessSummary> | undefined;
  streaks: boolean | undefined;
}

function TotalsStrip({ totals, streaks }: StripProps) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const format = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value, language);
  const streak = { label: t('dayStreak'), value: streaks ? format(totals?.streak) : undefined };
  return (
    <StatStrip
      inCard
      stats={[
        { label: t('totalMinutes'), value: format(totals?.totalMinutes) },
        ...(streaks === false ? [] : [streak]),
        { label: t('totalSessions'), value: format(totals?.sessions) },
      ]}
    />
  );
}

/**
 * Shows this week's minutes and the weekly goal, or an error with a retry button if they could not be loaded. Before the
 * first session, the ring has no number. `hasNote` says whether a sentence about the week is shown.
 */
export function WeekProgress({ small = false, hasNote = true }: { small?: boolean; hasNote?: boolean }) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const { data, error, refetch } = useMindfulnessSummary();
  if (!data && error) {
    return (
      <ErrorState
        title={t('weekFailed')}
        text={errorMessage(error, language)}
        onRetry={() => void refetch()}
        compact
      />
    );
  }
  const minutes = data?.week.minutes;
  const isNew = data?.sessions === 0;
  const progressText =
    minutes === undefined
      ? t('weekWaiting')
      : t(isNew ? 'weekNew' : 'weekOf', {
          minutes: formatNumber(minutes, language),
          goal: weeklyGoalMinutes,
        });
  return (
    <div className="flex items-center gap-5">
      <div className={classNames('shrink-0', small ? 'w-16' : 'w-24 sm:w-28')}>
        <Ring
          small={small}
          area="mindfulness"
          percent={minutes === undefined ? undefined : (minutes / weeklyGoalMinutes) * 100}
          label={`${t('week')}: ${progressText}`}
          note={!small && minutes !== undefined && !isNew && t('minuteUnit')}
        >
          {isNew ? (
            <Flower2 className={small ? 'size-6' : 'size-8'} strokeWidth={1.5} />
          ) : minutes === undefined ? (
            '–'
          ) : (
            formatNumber(minutes, language)
          )}
        </Ring>
      </div>
      <div>
        <p className="font-semibold tabular-nums">{progressText}</p>
        {hasNote && (
          <p className="mt-1 text-small text-muted">
            {t((minutes ?? 0) >= weeklyGoalMinutes ? 'weekMet' : 'weekGoal')}
          </p>
        )}
      </div>
    </div>
  );
}
