import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useShortValue } from './use-short-value.ts';

/** Returns a function that formats a mean: "5.6". The text is empty if the person hides the numbers of the measure. */
export function useFormatMean(outcome: MeasureName): (mean: number) => string {
  const { language } = useLanguage();
  const shortValue = useShortValue();
  const isShown = useIsMeasureShown()(outcome);
  const isYesNo = measures[outcome].kind === 'yesNo';
  return (mean) => {
    if (!isShown) return '';
    return isYesNo ? formatPercent(Math.round(mean * 100), language) : shortValue(mean, outcome);
  };
}
