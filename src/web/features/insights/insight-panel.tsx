import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { listFoodEntries } from '#contracts/nutrition.ts';
import { pages } from '#contracts/pages.ts';
import { addDays } from '#domain/calendar-day.ts';
import { checkedSentence } from '#domain/insights/finding-text.ts';
import { certaintyOf } from '#domain/insights/lead.ts';
import { holdingRules, type RuleCard } from '#domain/insights/rule-cards.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { joinQueries } from '#web/lib/join-queries.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { effectText } from './effect-text.ts';
import { ProfileProgress } from './profile-progress.tsx';
import { useInsights, useReadiness } from './use-insights.ts';
import type { CheckinQuestions } from './use-is-checkin-done.ts';

/** The maximum number of insights on the dashboard. The insights page shows all of them. */
const mostShown = 3;

/**
 * Shows up to three insights on the dashboard. Also shows a card for each fixed rule that applies, such as the rule for
 * a steady mood.
 */
export function InsightPanel({ checkinQuestions }: { checkinQuestions: CheckinQuestions }) {
  const { t } = useTranslation('patterns');
  const query = joinQueries(useInsights(), useReadiness());
  const rules = useRuleCards();
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
            <InsightRows insights={insights.slice(0, mostShown)} />
          )
        }
      </QueryView>
      {rules.length > 0 && (
        <>
          <h3 className="mt-5 border-t border-line pt-3 text-small font-medium text-muted">{t('rules')}</h3>
          <ul className="divide-y divide-line lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:divide-y-0">
            {rules.map((card) => (
              <RuleRow key={card.rule} card={card} />
            ))}
          </ul>
          <p className="text-small text-muted">{t('ruleNote')}</p>
        </>
      )}
    </Card>
  );
}

/**
 * Shows insights side by side on a wide page. Says once, below them, how many comparisons the patterns were found among.
 */
function InsightRows({ insights }: { insights: readonly Insight[] }) {
  const { language } = useLanguage();
  const pattern = insights.find((insight) => insight.type === 'pattern');
  return (
    <>
      <ul className="-my-2.5 divide-y divide-line lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:divide-y-0">
        {insights.map((insight, index) => (
          <InsightRow key={insight.id} insight={insight} index={index} />
        ))}
      </ul>
      {pattern && (
        <p className="mt-4 text-small text-muted">{checkedSentence(pattern.pairsChecked, language)}</p>
      )}
    </>
  );
}

interface RowProps {
  insight: Insight;
  /** The position in the list, from 0. */
  index: number;
}

/** Shows an insight as a link to its details. On phones, the third is hidden. */
function InsightRow({ insight, index }: RowProps) {
  const { t } = useTranslation('patterns');
  const { language } = useLanguage();
  const { id, type, title, description } = insight;
  return (
    <li className={classNames(index === 1 && 'max-sm:border-b-0', index > 1 && 'max-sm:hidden')}>
      <Link
        to={pages.aiInsights}
        search={{ insight: id }}
        className="flex flex-wrap items-baseline justify-between gap-x-3 py-2.5 hover:text-primary lg:block"
      >
        <span className="block min-w-0 font-medium">{title}</span>
        <span className="block text-small text-muted tabular-nums">
          {type === 'pattern' ? t(`certainty.${certaintyOf(insight.confidence)}`) : t(`types.${type}`)}
        </span>
        <span className="mt-1 block w-full text-small text-muted">
          {type === 'pattern' ? effectText(insight, language) : description}
        </span>
      </Link>
    </li>
  );
}

function RuleRow({ card }: { card: RuleCard }) {
  const { t } = useTranslation('patterns');
  const shown = useShownNumbers();
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h4 className="flex items-baseline gap-3 font-medium">
          <span
            aria-hidden="true"
            className="size-2.5 shrink-0 rounded-full"
            style={{ background: areaColor(card.category) }}
          />
          {t(`rule.${card.rule}.title`)}
        </h4>
        <Badge>{t('ruleConfidence', { value: card.confidence })}</Badge>
      </div>
      <p className="mt-1">
        <RuleText card={card} />
      </p>
      {(card.rule !== 'steadyMood' || shown.scores) && (
        <p className="mt-1 text-small text-muted">{t(`rule.${card.rule}.rule`)}</p>
      )}
    </li>
  );
}

function RuleText({ card }: { card: RuleCard }) {
  const { t } = useTranslation('patterns');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  if (card.rule === 'steadyMood') {
    const shownText = card.low === card.high ? 'rule.steadyMood.same' : 'rule.steadyMood.text';
    return t(shown.scores ? shownText : 'rule.steadyMood.hidden', card);
  }
  if (card.rule === 'proteinToday') return t('rule.proteinToday.text', card);
  return t('rule.moreWater.text', { days: card.days, mean: formatNumber(card.mean, language, 1) });
}

/**
 * Returns the cards of the fixed rules that apply to the last seven days or to today's meals. Leaves out the card about
 * protein if the person hides calories.
 */
function useRuleCards(): RuleCard[] {
  const shown = useShownNumbers();
  const today = useToday();
  const days = useQuery(endpointQuery(listHealthMetrics, { query: {} }));
  const meals = useQuery(endpointQuery(listFoodEntries, { query: { date: today, limit: 50 } }));
  const week = (days.data ?? []).filter(({ date }) => date > addDays(today, -7) && date <= today);
  const said = week.map(({ date, sources, mood, waterIntake }) => ({
    date,
    mood: sources.mood === 'suggested' ? null : mood,
    waterIntake: sources.waterIntake === 'suggested' ? null : waterIntake,
  }));
  const counted = (meals.data ?? []).filter(({ counts }) => counts);
  return holdingRules(said, shown.calories ? counted : []);
}
