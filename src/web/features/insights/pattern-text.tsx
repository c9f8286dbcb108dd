import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { isEffectShown } from '#domain/insights/finding-text.ts';
import { formatScalePoints } from '#domain/insights/format-scale-points.ts';
import { adjustedSentence, meansSentence } from '#domain/insights/groups-text.ts';
import { formatAmount, inSentence, moreInSentence, yesDaysPhrase } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown, useShownNumbers } from '#web/lib/shown-numbers.ts';
import { effectText } from './effect-text.ts';
import { keepNumbersTogether } from './keep-numbers-together.ts';
import type { DayKind } from './use-day-kinds.ts';
import { useFormatMean } from './use-format-mean.ts';

interface Props {
  insight: PatternInsight;
  /** The days with more of the exposure, and the other days. */
  kinds: readonly [DayKind, DayKind];
}

/**
 * Says what the drawing of a pattern shows: the means of both kinds of days. Below, says the effect that the analysis
 * estimated. Without these means, for example because the person hides the numbers of the outcome, describes only the
 * effect. Also describes only the effect if the days are no longer the analysed ones, and says so.
 */
export function PatternText({ insight, kinds }: Props) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const drawn = countDays(kinds);
  const hasChanged =
    drawn.all > 0 && (drawn.all !== insight.days || drawn.more !== (insight.yesDays ?? drawn.more));
  const allMeans = useMeans({ insight, kinds });
  const means = hasChanged ? undefined : allMeans;
  const text = keepNumbersTogether(means ?? effectText(insight, language));
  return (
    <>
      <p className="mt-3 max-w-prose text-pretty">{text}</p>
      {means && isEffectShown(insight, shown) && (
        <p className="mt-2 max-w-prose text-small text-pretty text-muted">
          {keepNumbersTogether(adjustedSentence(insight, language, shown))}{' '}
          <Distance {...{ kinds }} exposure={insight.exposure} />
        </p>
      )}
      {hasChanged && (
        <p className="mt-2 max-w-prose text-small text-pretty text-muted">
          {t('lead.changed', { count: drawn.all })}
        </p>
      )}
    </>
  );
}

/** Returns the number of days of both kinds, and of the kind with more of the exposure. */
function countDays(kinds: Props['kinds']): { all: number; more: number } {
  const [more = 0, less = 0] = kinds.map(({ group }) => group?.days ?? 0);
  return { all: more + less, more };
}

/** Returns the sentence with the means of both kinds of days. Returns undefined if a mean is missing or hidden. */
function useMeans({ insight, kinds: [more, less] }: Props): string | undefined {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const { exposure, outcome } = insight;
  const formatMean = useFormatMean(outcome);
  if (!more.group || !less.group || !isShown(outcome)) return undefined;
  const which =
    measures[exposure].kind === 'yesNo'
      ? yesDaysPhrase(exposure, language)
      : isShown(exposure)
        ? t('lead.which', { name: inSentence(exposure, language), label: more.label })
        : t('lead.whichMore', { more: moreInSentence(exposure, language) });
  const toMean = ({ days, mean }: NonNullable<DayKind['group']>) => ({ days, mean: formatMean(mean) });
  return meansSentence(insight, { which, more: toMean(more.group), less: toMean(less.group) }, language);
}

interface DistanceProps extends Pick<PatternInsight, 'exposure'> {
  kinds: readonly [DayKind, DayKind];
}

/**
 * Says how far the two kinds of days are apart in a numeric exposure, because the estimated effect is about one step.
 * Renders nothing for a yes/no exposure, and if the person hides the numbers of the exposure.
 */
function Distance({ exposure, kinds }: DistanceProps) {
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
