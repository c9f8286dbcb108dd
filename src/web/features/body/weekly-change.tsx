import { useTranslation } from 'react-i18next';
import { findTrendProgress } from '#domain/body.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import type { Series } from './use-body.ts';
import type { Measure } from './use-measures.ts';

/** Shows the change of a measure per week over the last four weeks, or says what is missing until it appears. */
export function WeeklyChange({ measure, series }: { measure: Measure; series: Series }) {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  const today = useToday();
  const weekly = series.weeklyChange;
  if (weekly === null) {
    const days = series.points.map(({ date }) => date);
    const progress = findTrendProgress(days, today);
    const text = progress.measuredDays < progress.neededDays ? 'changeNeedsDays' : 'changeNeedsSpan';
    return <p className="text-small text-muted">{t(text, { ...progress })}</p>;
  }
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
