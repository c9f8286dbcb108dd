import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listHealthMetrics } from '#contracts/measures.ts';
import { listFoodEntries } from '#contracts/nutrition.ts';
import { addDays } from '#domain/calendar-day.ts';
import { holdingRules, type RuleCard } from '#domain/insights/rule-cards.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Shows a card for each fixed rule that applies, below the insights or, in a wide container, beside them. */
export function RuleCards({ rules }: { rules: readonly RuleCard[] }) {
  const { t } = useTranslation('patterns');
  return (
    <section className="@max-4xl:mt-5 @max-4xl:border-t @max-4xl:border-line @max-4xl:pt-3">
      <h3 className="text-small font-medium text-muted">{t('rules')}</h3>
      <ul className="divide-y divide-line">
        {rules.map((card) => (
          <RuleRow key={card.rule} card={card} />
        ))}
      </ul>
      <RuleDetails rules={rules} />
    </section>
  );
}

function RuleRow({ card }: { card: RuleCard }) {
  const { t } = useTranslation('patterns');
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
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
    </li>
  );
}

/** Shows a closed section that says when each card is shown, and what its percentage is. */
function RuleDetails({ rules }: { rules: readonly RuleCard[] }) {
  const { t } = useTranslation('patterns');
  const shown = useShownNumbers();
  return (
    <details className="-mb-3 text-small text-muted">
      <summary className="min-h-11 font-medium">{t('ruleHow')}</summary>
      <ul className="space-y-2 pb-2">
        {rules
          .filter(({ rule }) => rule !== 'steadyMood' || shown.scores)
          .map(({ rule }) => (
            <li key={rule}>
              <p className="font-medium">{t(`rule.${rule}.title`)}</p>
              <p>{t(`rule.${rule}.rule`)}</p>
            </li>
          ))}
      </ul>
      <p className="pb-3">{t('ruleNote')}</p>
    </details>
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
export function useRuleCards(): RuleCard[] {
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
