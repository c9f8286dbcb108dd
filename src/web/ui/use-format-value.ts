import { formatValue, valueWord } from '#domain/insights/measure-phrases.ts';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';

/**
 * Returns a function that formats the value of a measure on a day: "7 of 10", or a word for the value if the person
 * hides the numbers of this measure.
 */
export function useFormatValue(): (value: number, measure: MeasureName) => string {
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  return (value, measure) => (isShown(measure) ? formatValue : valueWord)(value, measure, language);
}
