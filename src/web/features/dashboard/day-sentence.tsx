import { useTranslation } from 'react-i18next';
import { findMostUnusual, type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import { findUsual, type Usual } from '#domain/measures/usual.ts';
import { useUsualText } from '#web/charts/use-usual-text.ts';
import { useToday } from '#web/lib/clock.ts';
import { horizonDisplay } from './horizon-display.ts';
import { type HorizonSeries, useFormatHorizonValue, useHorizonSeries } from './use-horizon.ts';

/**
 * Shows a sentence about today: how a measure compares with the person's usual values, that the day is like most days,
 * or, if no value can be compared, how many values are logged.
 */
export function DaySentence() {
  const { series } = useHorizonSeries();
  // The non-breaking space keeps the place of the sentence while the values load.
  return series ? <SeriesSentence series={series} /> : '\u00a0';
}

function SeriesSentence({ series }: { series: HorizonSeries }) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const format = useFormatHorizonValue();
  const unusual = findMostUnusual(series, today);
  const valueToday = (measure: HorizonMeasure) =>
    series[measure].find(({ day }) => day === today)?.value ?? null;
  const known = horizonMeasures.filter((measure) => valueToday(measure) !== null);
  const compared = known.filter((measure) =>
    isComparable(valueToday(measure), findUsual(series[measure], today), measure),
  );
  const measure = unusual ?? compared[0] ?? 'mood';
  const say = useUsualText(horizonDisplay[measure], (value) => format(measure, value));
  if (known.length === 0) return t('sentence.nothing');
  if (compared.length === 0) return t('sentence.noted', { count: known.length });
  if (!unusual && compared.length > 1) return t('sentence.usual');
  return t(`sentence.${measure}`, { said: say(valueToday(measure), findUsual(series[measure], today), 0) });
}

/** Returns whether a value of today can be compared. Water that is below the usual values can still increase. */
const isComparable = (value: number | null, usual: Usual | null, measure: HorizonMeasure) =>
  usual !== null && !(measure === 'waterIntake' && (value ?? 0) < usual.low);
