import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { findExtremeMonths, type YearMonth } from '#domain/year-horizon.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { formatMonthName } from './format-month-name.ts';
import { horizonDisplay } from './horizon-display.ts';
import type { ShownYear } from './shown-year.ts';
import { useFormatHorizonValue } from './use-horizon.ts';

/**
 * Shows the whole months in which the measure was highest and lowest, as large texts. Renders nothing if fewer than two
 * months are compared.
 */
export function YearExtremes({ months, measure }: Pick<ShownYear, 'months' | 'measure'>) {
  const { t } = useTranslation('year');
  const extremes = useExtremeFacts(months, measure);
  if (!extremes) return null;
  return (
    <FactList
      facts={extremes.length === 0 ? [{ label: t('facts.months'), value: t('facts.same') }] : extremes}
    />
  );
}

/**
 * Returns the months with the highest and the lowest median. Compares the medians as text, because two different
 * medians can have the same text. Returns undefined if fewer than two months have enough days.
 */
function useExtremeFacts(months: readonly YearMonth[], measure: HorizonMeasure): Fact[] | undefined {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const format = useFormatHorizonValue();
  const words = measure === 'sleepHours' ? 'duration' : horizonDisplay[measure].words;
  const extremes = findExtremeMonths(months, measure, (median) => format(measure, median));
  if (!extremes) return undefined;
  return (['highest', 'lowest'] as const).flatMap((end) => {
    const month = extremes[end];
    const median = month?.medians[measure];
    if (!month || median === undefined) return [];
    return {
      label: t(`facts.${words}.${end}`),
      value: formatMonthName(month.first, language),
      note: t('facts.ofMonth', { value: format(measure, median) }),
    };
  });
}
