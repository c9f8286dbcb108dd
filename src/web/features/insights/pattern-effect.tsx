import { useTranslation } from 'react-i18next';
import { isEffectShown } from '#domain/insights/finding-text.ts';
import { formatScalePoints } from '#domain/insights/format-scale-points.ts';
import { adjustedSentence } from '#domain/insights/groups-text.ts';
import { formatAmount, inSentence } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown, useShownNumbers } from '#web/lib/shown-numbers.ts';
import { keepNumbersTogether } from './keep-numbers-together.ts';
import { type PatternKinds, usePatternMeans } from './use-pattern-means.ts';

/**
 * Says the effect that the analysis estimated. Renders nothing if `PatternText` says it, or if the person hides its
 * numbers.
 */
export function PatternEffect(pattern: PatternKinds) {
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { means } = usePatternMeans(pattern);
  if (!means || !isEffectShown(pattern.insight, shown)) return null;
  return (
    <p className="mt-3 max-w-prose text-small text-pretty text-muted">
      {keepNumbersTogether(adjustedSentence(pattern.insight, language, shown))} <Distance {...pattern} />
    </p>
  );
}

/**
 * Says how far the two kinds of days are apart in a numeric exposure, because the estimated effect is about one step.
 * Renders nothing for a yes/no exposure, and if the person hides the numbers of the exposure.
 */
function Distance({ insight: { exposure }, kinds }: PatternKinds) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown()(exposure);
  const [more, less] = kinds.map(({ group }) => group?.exposureMean);
  const { kind } = measures[exposure];
  if (kind === 'yesNo' || !isShown || more === undefined || less === undefined) return null;
  const text = formatAmount(more - less, exposure, language);
  return t('lead.distance', {
    exposure: inSentence(exposure, language),
    distance: kind === 'scale' ? formatScalePoints(text, language) : text,
  });
}
