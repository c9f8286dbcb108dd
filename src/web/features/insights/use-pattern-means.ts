import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { meansText } from '#domain/insights/groups-text.ts';
import { inSentence, moreInSentence, yesDaysPhrase } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import type { DayKind } from './use-day-kinds.ts';
import { useFormatMean } from './use-format-mean.ts';

export interface PatternKinds {
  insight: PatternInsight;
  /** The days with more of the exposure, and the other days. */
  kinds: readonly [DayKind, DayKind];
}

/**
 * Returns the text with the means of both kinds of days. It is undefined if a mean is missing or hidden, or if the
 * days are no longer the analysed ones. In the last case, `changedDays` is the number of days now.
 */
export function usePatternMeans(pattern: PatternKinds): { means?: string | undefined; changedDays?: number } {
  const { insight, kinds } = pattern;
  const means = useMeans(pattern);
  const drawn = countDays(kinds);
  const isAnalysed = drawn.all === insight.days && drawn.more === (insight.yesDays ?? drawn.more);
  return drawn.all > 0 && !isAnalysed ? { changedDays: drawn.all } : { means };
}

/** Returns the number of days of both kinds, and of the kind with more of the exposure. */
function countDays(kinds: PatternKinds['kinds']): { all: number; more: number } {
  const [more = 0, less = 0] = kinds.map(({ group }) => group?.days ?? 0);
  return { all: more + less, more };
}

/** Returns the text with the means of both kinds of days. Returns undefined if a mean is missing or hidden. */
function useMeans({ insight, kinds: [more, less] }: PatternKinds): string | undefined {
  const { t } = useTranslation('patterns');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const { exposure, outcome } = insight;
  const formatMean = useFormatMean(outcome);
  if (!more.group || !less.group || !isShown(outcome)) return undefined;
  const which =
    measures[exposure].kind === 'yesNo'
      ? yesDaysPhrase(exposure, language)
      : isShown(exposure)
        ? t('days.which', { name: inSentence(exposure, language), label: more.label })
        : t('days.whichMore', { more: moreInSentence(exposure, language) });
  const means = { which, more: formatMean(more.group.mean), less: formatMean(less.group.mean) };
  return meansText(insight, means, language);
}
