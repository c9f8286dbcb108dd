import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { pages } from '#contracts/pages.ts';
import { checkedSentence } from '#domain/insights/finding-text.ts';
import { formatScalePoints } from '#domain/insights/format-scale-points.ts';
import { formatAmount } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { EffectBar } from '#web/charts/effect-bar.tsx';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useExperimentText } from './use-experiment-text.ts';

interface Props {
  /** A pattern with a yes/no exposure. */
  pattern: PatternInsight;
  /** Whether the experiment would try the exposure or its absence. */
  form: 'with' | 'without';
}

/** Says how many days a pattern compares, and links to them. */
export function IdeaCounts({ pattern, form }: Props) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { nameInSentence } = useExperimentText();
  const { id, title, exposure, days, yesDays, pairsChecked } = pattern;
  const counts = { yes: yesDays ?? 0, no: days - (yesDays ?? 0), habit: nameInSentence(exposure) };
  return (
    <>
      <p className="mt-1 text-small text-pretty text-muted">
        {t(`ideas.known.${form}`, counts)} {checkedSentence(pairsChecked, language)}
      </p>
      <Link
        to={pages.aiInsights}
        search={{ insight: id }}
        aria-label={`${t('ideas.days')}: ${title}`}
        className="-mb-2 inline-flex min-h-11 items-center text-small font-medium text-primary hover:underline"
      >
        {t('ideas.days')}
      </Link>
    </>
  );
}

/**
 * Shows the difference of a pattern in the direction of an experiment. For "without alcohol", shows the difference of
 * the days without alcohol from the days with it. Only screen readers get the difference as a text. If the person hides
 * the numbers of the outcome, says only the direction.
 */
export function IdeaPattern({ pattern, form }: Props) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { outcome } = pattern;
  const isShown = useIsMeasureShown()(outcome);
  const isWithout = form === 'without';
  const turn = isWithout ? -1 : 1;
  const effect = pattern.effect * turn;
  const [low = 0, high = 0] = [pattern.low * turn, pattern.high * turn].sort((one, other) => one - other);
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${formatAmount(value, outcome, language)}`;
  const amount =
    measures[outcome].kind === 'scale' ? formatScalePoints(signed(effect), language) : signed(effect);
  return (
    <>
      <p className="visually-hidden">
        {isShown
          ? `${amount} (${t('likely', { low: signed(low), high: signed(high) })})`
          : t(effect < 0 ? 'lower' : 'higher')}
      </p>
      <p aria-hidden="true" className="text-small font-medium">
        {t('ideas.difference')}
      </p>
      <EffectBar insight={pattern} compared={[pattern]} isWithout={isWithout} />
    </>
  );
}
