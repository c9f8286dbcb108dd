import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { formatScalePoints } from '#domain/insights/format-scale-points.ts';
import {
  formatAmount,
  inSentence,
  moreInSentence,
  phraseStep,
  yesDaysPhrase,
} from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import type { DayKind } from './use-day-kinds.ts';

interface MeansProps {
  insight: PatternInsight;
  /** The days with more of the exposure, and the other days. */
  kinds: readonly [DayKind, DayKind];
  /** Returns a mean as text. The text is empty if the person hides the numbers of the measure. */
  formatMean: (mean: number) => string;
}

/**
 * Says the means of both kinds of days in a sentence. Renders nothing if the person hides the numbers of the outcome.
 */
export function Means({ insight: { exposure, lag }, kinds: [more, less], formatMean }: MeansProps) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  if (!more.group || !less.group) return null;
  const [moreMean, lessMean] = [formatMean(more.group.mean), formatMean(less.group.mean)];
  if (moreMean === '') return null;
  const which =
    measures[exposure].kind === 'yesNo'
      ? yesDaysPhrase(exposure, language)
      : isShown(exposure)
        ? t('lead.which', { name: inSentence(exposure, language), label: more.label })
        : t('lead.whichMore', { more: moreInSentence(exposure, language) });
  return t(`lead.means.${lag === 1 ? 'next' : 'same'}`, {
    ...{ which, moreMean, lessMean },
    moreDays: more.group.days,
    lessDays: less.group.days,
  });
}

interface DistanceProps extends Pick<PatternInsight, 'exposure'> {
  kinds: readonly [DayKind, DayKind];
}

/**
 * Says how far the two kinds of days are apart in a numeric exposure, because the description of the effect is about
 * one step. Renders nothing for a yes/no exposure, and if the person hides the numbers of the exposure.
 */
export function Distance({ exposure, kinds }: DistanceProps) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown()(exposure);
  const [more, less] = kinds.map(({ group }) => group?.exposureMean);
  const { kind } = measures[exposure];
  if (kind === 'yesNo' || !isShown || more === undefined || less === undefined) return null;
  const amount = (value: number) => {
    const text = formatAmount(value, exposure, language);
    return kind === 'scale' ? formatScalePoints(text, language) : text;
  };
  return t('lead.distance', {
    exposure: inSentence(exposure, language),
    distance: amount(more - less),
    step: amount(phraseStep(exposure)),
  });
}
