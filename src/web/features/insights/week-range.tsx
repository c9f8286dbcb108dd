import { useTranslation } from 'react-i18next';
import { useFormatFact } from './use-format-fact.ts';
import type { WeekFact } from './week-fact.ts';

/** Says the ends of the band of a `WeekBand`, for screen readers only. */
export function WeekRange({ fact }: { fact: WeekFact }) {
  const { t } = useTranslation('insights');
  const format = useFormatFact(fact);
  return (
    <span className="visually-hidden">
      {' '}
      {t('storyBetween', { low: format(fact.low), high: format(fact.high) })}
    </span>
  );
}
