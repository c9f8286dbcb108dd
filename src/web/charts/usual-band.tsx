import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import type { Measure } from '#domain/measures/measure.ts';
import type { DayValue } from '#domain/measures/usual.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { UsualBandView } from './usual-band-view.tsx';

interface Props {
  measure: MeasureName;
  /**
   * The values by day, in any order. Leave out the check-in's default values that the person did not change. Give at
   * least the last 30 days and today: the usual value is computed from the newest 28 days with a value before today.
   */
  values: readonly DayValue[];
  /** Returns a value with its unit. */
  format: (value: number) => string;
  /** The height of the drawing in pixels. */
  height?: number;
  /** A label that is shown in place of the measure's name. */
  label?: string;
}

/**
 * Shows the last days of a measure against the person's own usual values: the value of today, a drawing with the band
 * between the quartiles, and a sentence that compares today's value with the usual values. For screen readers, replaces
 * the drawing with a description (see `ReadableChart`) and a table of all values.
 */
export function UsualBand({ measure, values, format, height, label }: Props) {
  const { language } = useLanguage();
  const definition: Measure = measures[measure];
  return (
    <UsualBandView
      name={label ?? definition.name[language]}
      area={definition.area}
      values={values}
      format={format}
      {...(height !== undefined && { height })}
      smallestDifference={definition.smallestDifference ?? 0}
      words={wordsOf(definition)}
      growsDuringDay={definition.dayRule === 'happened' && definition.aggregations.includes('sum')}
    />
  );
}

function wordsOf({ aggregations, unit }: Measure): 'amount' | 'level' | 'time' {
  if (unit === 'minutesAfterNoon' || unit === 'minutesAfterMidnight') return 'time';
  return unit === 'hours' || aggregations.includes('sum') ? 'amount' : 'level';
}
