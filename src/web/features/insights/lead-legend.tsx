import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { formatScalePoints } from '#domain/insights/format-scale-points.ts';
import { formatAmount, inSentence, phraseStep } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { SplitLegend } from '#web/charts/split-legend.tsx';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import type { DayKind } from './use-day-kinds.ts';

interface Props {
  /** The days that are drawn as dots, and the days that are drawn as rings. */
  kinds: readonly [DayKind, DayKind];
  /** A CSS colour. */
  color: string;
  /** Returns a mean as text. The text is empty if the person hides the numbers of the measure. */
  formatMean: (mean: number) => string;
}

/** Says what the dots, the rings and the lines of a `LeadDrawing` are. */
export function LeadLegend({ kinds: [dots, rings], color, formatMean }: Props) {
  return (
    <SplitLegend
      color={color}
      dots={<KindText kind={dots} formatMean={formatMean} />}
      rings={<KindText kind={rings} formatMean={formatMean} />}
    />
  );
}

/**
 * Names a kind of days, and says on how many days its mean is based. The mean itself is beside its line, so only screen
 * readers get it here.
 */
function KindText({ kind: { label, group }, formatMean }: { kind: DayKind } & Pick<Props, 'formatMean'>) {
  const { t } = useTranslation('insights');
  if (!group) return label;
  const mean = formatMean(group.mean);
  if (mean === '') return t('lead.days', { kind: label, count: group.days });
  return (
    <>
      {t('lead.average', { kind: label, count: group.days })}
      <span className="visually-hidden">: {mean}</span>
    </>
  );
}

/**
 * Says how far the two kinds of days are apart in a numeric exposure, because the description of the effect is about one
 * step. Renders nothing for a yes/no exposure, and if the person hides the numbers of the exposure.
 */
export function Distance({ exposure, kinds }: Pick<PatternInsight, 'exposure'> & Pick<Props, 'kinds'>) {
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
