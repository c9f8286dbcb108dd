import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getMindfulnessSummary } from '#contracts/mindfulness.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { StatStrip } from '#web/ui/stat-strip.tsx';
import { useMindfulnessSummary } from './use-mindfulness.ts';

interface Props {
  /** Whether the streak is shown. Undefined while the preferences load. */
  streaks: boolean | undefined;
  onStreaksChange: (shown: boolean) => void;
}

/**
 * Shows the total minutes, the streak and the number of sessions. After the first session, a button beside the title
 * hides or shows the streak.
 */
export function Totals({ streaks, onStreaksChange }: Props) {
  const { t } = useTranslation('mindfulness');
  const query = useMindfulnessSummary();
  const { data } = query;
  return (
    <Card
      title={t(data?.sessions === 0 ? 'inTotal' : 'sinceStart')}
      action={
        data &&
        data.sessions > 0 &&
        streaks !== undefined && (
          <button
            type="button"
            onClick={() => onStreaksChange(!streaks)}
            className="-my-2.5 min-h-11 text-small font-medium text-primary hover:underline"
          >
            {t(streaks ? 'hideStreak' : 'showStreak')}
          </button>
        )
      }
    >
      <QueryView
        query={query}
        errorTitle={t('totalsFailed')}
        loading={<TotalsStrip totals={undefined} streaks={streaks} />}
        compact
      >
        {(totals) => <TotalsStrip totals={totals} streaks={streaks} />}
      </QueryView>
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
