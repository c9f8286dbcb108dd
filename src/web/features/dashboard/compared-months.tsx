import { useTranslation } from 'react-i18next';
import { isComparedMonth, type YearMonth } from '#domain/year-horizon.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { formatMonthInSentence } from './format-month-name.ts';

/**
 * Names the months with values that are not compared, below the facts that compare months. Renders nothing if all are
 * compared, or if there are fewer than two months to compare.
 */
export function ComparedMonths({ months }: { months: readonly YearMonth[] }) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const partial = months
    .filter((month) => month.measuredDays > 0 && !isComparedMonth(month))
    .map(({ first }) => formatMonthInSentence(first, language));
  if (partial.length === 0 || months.filter(isComparedMonth).length < 2) return null;
  return (
    <p className="text-small text-muted @min-[40rem]:ml-[calc(50%+0.875rem)] print:hidden">
      {t('facts.whole', { months: new Intl.ListFormat(dateLocale(language)).format(partial) })}
    </p>
  );
}
