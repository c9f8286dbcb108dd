import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { findExtremeMonths, isWholeMonth, type YearMonth } from '#domain/year-horizon.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { formatMonthInSentence } from './format-month-name.ts';
import { horizonDisplay } from './horizon-display.ts';
import { useFormatHorizonValue } from './use-horizon.ts';

interface Props {
  /** The months of the year, computed from the values of `measure` only (see `keepMeasure`). */
  months: readonly YearMonth[];
  measure: HorizonMeasure;
}

/**
 * Says in which whole months the measure was highest and lowest. Shows nothing if fewer than two months have enough days.
 * Compares the averages as text, because two different averages can have the same text.
 */
export function YearFinding({ months, measure }: Props) {
  const { t } = useTranslation(['year', 'dashboard']);
  const { language } = useLanguage();
  const format = useFormatHorizonValue();
  const extremes = findExtremeMonths(months, measure, (average) => format(measure, average));
  if (!extremes) return null;
  const words = horizonDisplay[measure].words === 'amount' ? 'amount' : 'level';
  const parts = (['highest', 'lowest'] as const).flatMap((end) => {
    const month = extremes[end];
    const average = month?.averages[measure];
    if (!month || average === undefined) return [];
    const name = formatMonthInSentence(month.first, language);
    return t(`year:finding.${words}.${end}`, { month: name, value: format(measure, average) });
  });
  const partial = months
    .filter((month) => month.measuredDays > 0 && !isWholeMonth(month))
    .map(({ first }) => formatMonthInSentence(first, language));
  return (
    <p className="text-pretty">
      {parts.length > 0
        ? t('year:finding.sentence', {
            name: t(`dashboard:horizon.names.${measure}`),
            parts: parts.join(', '),
          })
        : t('year:finding.same')}
      {partial.length > 0 && (
        <span className="text-muted">
          {' '}
          {t('year:finding.whole', { months: new Intl.ListFormat(dateLocale(language)).format(partial) })}
        </span>
      )}
    </p>
  );
}
