import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { joinQueries } from '#web/lib/join-queries.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { InsightRows } from './insight-rows.tsx';
import { ProfileProgress } from './profile-progress.tsx';
import { RuleCards } from './rule-cards.tsx';
import { useInsights, useReadiness } from './use-insights.ts';
import type { CheckinQuestions } from './use-todays-checkin.ts';

/** The maximum number of insights on the dashboard. The insights page shows all of them. */
const mostShown = 3;

/**
 * Shows up to three insights on the dashboard. Also shows a card for each fixed rule that applies, such as the rule for
 * a steady mood.
 */
export function InsightPanel({ checkinQuestions }: { checkinQuestions: CheckinQuestions }) {
  const { t } = useTranslation('patterns');
  const query = joinQueries(useInsights(), useReadiness());
  const isWide = useIsWide();
  return (
    <Card
      title={t('panel')}
      action={
        <Link
          to={pages.aiInsights}
          className="-my-2 inline-flex min-h-11 items-center font-medium text-primary hover:underline"
        >
          {t('panelAll')}
        </Link>
      }
    >
      <QueryView
        query={query}
        errorTitle={t('loadFailed')}
        loading={<Skeleton height={isWide ? '9rem' : '17rem'} />}
        compact
      >
        {([insights, readiness]) =>
          insights.length === 0 ? (
            <div className="text-muted">
              {readiness.percent < 100 ? (
                <ProfileProgress readiness={readiness} checkinQuestions={checkinQuestions} />
              ) : (
                <p>{t(readiness.lastLook === null ? 'panelWaiting' : 'panelNone')}</p>
              )}
            </div>
          ) : (
            <InsightRows
              insights={insights.slice(0, mostShown)}
              compared={insights.filter((insight) => insight.type === 'pattern')}
            />
          )
        }
      </QueryView>
      <RuleCards />
    </Card>
  );
}
