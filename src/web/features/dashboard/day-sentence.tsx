import { useTranslation } from 'react-i18next';
import { findMostUnusual, type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import { findUsual, type Usual } from '#domain/measures/usual.ts';
import { useUsualText } from '#web/charts/use-usual-text.ts';
import { useToday } from '#web/lib/clock.ts';
import { horizonDisplay } from './horizon-display.ts';
import { type HorizonSeries, useFormatUsualValue, useHorizonSeries } from './use-horizon.ts';

/** A no-break space. It keeps the height of the line while no sentence is shown. */
const placeholder = '\u00a0';

/**
 * Shows a sentence about today. The sentence compares a measure with the person's usual values, or says that the day is
 * like most days. If no value of today can be compared, the sentence only introduces the day. Says nothing about
 * simulated values, because nobody slept or felt them.
 */
export function DaySentence() {
  const { series } = useHorizonSeries('claim');
  return series ? <SeriesSentence series={series} /> : placeholder;
}

function SeriesSentence({ series }: { series: HorizonSeries }) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const format = useFormatUsualValue();
  const unusual = findMostUnusual(series, today);
  const valueToday = (measure: HorizonMeasure) =>
    series[measure].find(({ day }) => day === today)?.value ?? null;
  const known = horizonMeasures.filter((measure) => valueToday(measure) !== null);
  const compared = known.filter((measure) =>
    isComparable(valueToday(measure), findUsual(series[measure], today), measure),
  );
  const measure = unusual ?? compared[0] ?? 'mood';
  const say = useUsualText(horizonDisplay[measure], (value) => format(measure, value));
  if (compared.length === 0) return t('sentence.soFar');
  if (!unusual && compared.length > 1) return t('sentence.usual');
  return t(`sentence.${measure}`, { said: say(valueToday(measure), findUsual(series[measure], today), 0) });
}

/**
 * Returns whether a value of today can be compared with the usual values. An amount of water below the usual values
 * cannot be compared, because it can still increase today.
 */
const isComparable = (value: number | null, usual: Usual | null, measure: HorizonMeasure) =>
  usual !== null && !(measure === 'waterIntake' && (value ?? 0) < usual.low);
