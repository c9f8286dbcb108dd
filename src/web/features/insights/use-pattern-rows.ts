import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { measureAxis } from '#domain/measure-axis.ts';
import { measures } from '#domain/measures/catalogue.ts';
import type { DotRow } from '#web/charts/dot-rows.tsx';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { tickText } from './axis-text.ts';
import type { DayKind, PatternDay } from './use-day-kinds.ts';
import { useFormatMean } from './use-format-mean.ts';

export interface DrawnPattern {
  insight: PatternInsight;
  /** The days that the pattern is based on, oldest first. There is at least one day. */
  days: readonly PatternDay[];
  /** The days with more of the exposure (see `useDayKinds`). */
  more: ReadonlySet<string>;
  kinds: readonly [DayKind, DayKind];
}

/**
 * Returns the props of `DotRows` that draw the days with more of the exposure in one row, and the others in another.
 */
export function usePatternRows({ insight: { outcome }, days, more, kinds }: DrawnPattern) {
  const { t } = useTranslation('patterns');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown()(outcome);
  const formatMean = useFormatMean(outcome);
  const { domain, ticks } = measureAxis(
    days.map((day) => day.outcome),
    outcome,
  );
  const rows = kinds.flatMap(({ label, group }, index): DotRow[] =>
    group
      ? [
          {
            isFilled: index === 0,
            label: t('days.row', { kind: capitalize(label, language), count: group.days }),
            days: days.filter(({ day }) => more.has(day) === (index === 0)),
            mean: { value: group.mean, text: formatMean(group.mean) },
          },
        ]
      : [],
  );
  return {
    rows,
    domain,
    ticks: ticks.map((value) => ({ value, text: isShown ? tickText(value, outcome, language) : '' })),
    color: areaColor(measures[outcome].area),
  };
}
