import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useFormatValue } from '#web/ui/use-format-value.ts';

/**
 * Returns a function that formats a value as text. The text leaves out the "of 10" of a value on a scale, because every
 * value of a plot would repeat these words.
 */
export function useShortValue(): (value: number, measure: MeasureName) => string {
  const formatValue = useFormatValue();
  const isShown = useIsMeasureShown();
  return (value, measure) => {
    const text = formatValue(value, measure);
    return isShown(measure) && measures[measure].kind === 'scale' ? (text.split(' ')[0] ?? text) : text;
  };
}
