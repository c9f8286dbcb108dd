import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { pages } from '#contracts/pages.ts';
import { joinQueries } from '#web/lib/join-queries.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Readiness } from './building-profile.tsx';
import { InsightRows } from './insight-rows.tsx';
import { ProfileProgress } from './profile-progress.tsx';
import { RuleCards, useRuleCards } from './rule-cards.tsx';
import { useInsights, useReadiness } from './use-insights.ts';
import type { CheckinQuestions } from './use-todays-checkin.ts';

/** The maximum number of insights on the dashboard. The insights page shows all of them. */
const mostShown = 3;

interface Props {
  checkinQuestions: CheckinQuestions;
}

/**
 * Shows up to three insights on the dashboard. Also shows a card for each fixed rule that applies, such as the rule for
 * a steady mood. In a wide container, the rules are the last of three columns, or of two beside a single insight.
 */
export function InsightPanel({ checkinQuestions }: Props) {
  const { t } = useTranslation('patterns');
  const query = joinQueries(useInsights(), useReadiness());
  const rules = useRuleCards();
  const isWide = useIsWide();
  const hasRules = rules.length > 0;
  const isSingle = query.data?.[0].length === 1;
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
      <div className="@container">
        <div
          className={classNames(
            hasRules && '@4xl:grid @4xl:gap-x-8',
            hasRules && (isSingle ? '@4xl:grid-cols-2' : '@4xl:grid-cols-3'),
          )}
        >
          <div className={classNames('min-w-0', !isSingle && '@4xl:col-span-2')}>
            <QueryView
              query={query}
              errorTitle={t('loadFailed')}
              loading={<Skeleton height={isWide ? '9rem' : '17rem'} />}
              compact
            >
              {([insights, readiness]) => (
                <Insights {...{ insights, readiness, checkinQuestions, hasRules }} />
              )}
            </QueryView>
          </div>
          {hasRules && <RuleCards rules={rules} />}
        </div>
      </div>
    </Card>
  );
}

interface InsightsProps extends Props {
  insights: readonly Insight[];
  readiness: Readiness;
  hasRules: boolean;
}

/** Shows the insights. If there are none, says why. */
function Insights({ insights, readiness, checkinQuestions, hasRules }: InsightsProps) {
  const { t } = useTranslation('patterns');
  if (insights.length > 0) {
    return (
      <InsightRows
        insights={insights.slice(0, mostShown)}
        compared={insights.filter((insight) => insight.type === 'pattern')}
        hasNeighbour={hasRules}
      />
    );
  }
  return (
    <div className="text-muted">
      {readiness.percent < 100 ? (
        <ProfileProgress readiness={readiness} checkinQuestions={checkinQuestions} />
      ) : (
        <p>{t(readiness.lastLook === null ? 'panelWaiting' : 'panelNone')}</p>
      )}
    </div>
  );
}
