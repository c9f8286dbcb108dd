import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { Measure } from './use-measures.ts';

/** Shows the change of a measure per week over the last four weeks, or says when it appears. */
export function WeeklyChange({ measure, weekly }: { measure: Measure; weekly: number | null }) {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  if (weekly === null) return <p className="text-small text-muted">{t('noChange')}</p>;
  const value = formatNumber(Math.abs(measure.shown(weekly)), language, 1);
  // The change is shown without an arrow or a colour, because neither direction is better.
  const sign = weekly > 0 ? '+' : '−';
  return (
    <p className="text-small">
      <span className="font-semibold tabular-nums">
        {value === '0' ? t('steady') : t(`changes.${measure.unit}`, { value: `${sign}${value}` })}
      </span>{' '}
      <span className="text-muted">{t('changeNote')}</span>
    </p>
  );
}
