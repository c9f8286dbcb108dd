import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearMonth } from '#domain/year-horizon.ts';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatMonthName } from './format-month-name.ts';
import { useFormatHorizonValue } from './use-horizon.ts';

interface Props {
  months: readonly YearMonth[];
  shown: readonly HorizonMeasure[];
}

/**
 * Lists each month that has values, with the number of days with values and the median of each
 * measure. On phones, each month is a small block, so that nothing scrolls sideways. The table is
 * not printed.
 */
export function YearTable({ months, shown }: Props) {
  const { t } = useTranslation(['year', 'dashboard']);
  const measured = months.filter(({ measuredDays }) => measuredDays > 0);
  return (
    <div className="print:hidden">
      <Card title={t('year:table.title')}>
        <p className="mb-3 text-small text-muted">{t('year:table.how')}</p>
        <table aria-label={t('year:table.label')} className="w-full text-small tabular-nums max-md:block">
          <thead className="max-md:visually-hidden">
            <tr>
              <th scope="col" className="py-2 pr-3 text-left font-semibold">
                {t('year:table.month')}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                {t('year:table.days')}
              </th>
              {shown.map((measure) => (
                <th key={measure} scope="col" className="px-3 py-2 text-right font-semibold">
                  {t(`dashboard:horizon.names.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {measured.map((month) => (
              <MonthRow key={month.first} month={month} shown={shown} />
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}

// On phones, the column headings are not visible, so each cell shows its heading.
const cellStyle =
  'md:px-3 md:py-2 md:text-right max-md:before:text-muted max-md:before:content-[attr(data-heading)]';

function MonthRow({ month, shown }: { month: YearMonth; shown: readonly HorizonMeasure[] }) {
  const { t } = useTranslation(['year', 'dashboard']);
  const { language } = useLanguage();
  const format = useFormatHorizonValue();
  const { first, measuredDays, medians } = month;
  return (
    <tr className="border-t border-line max-md:grid max-md:grid-cols-3 max-md:items-end max-md:gap-x-3 max-md:gap-y-2 max-md:py-3">
      <th
        scope="row"
        className="text-left font-semibold max-md:col-span-3 md:py-2 md:pr-3 md:font-normal md:text-muted"
      >
        {month.days.some(({ state }) => state === 'today')
          ? t('year:table.soFar', { month: formatMonthName(first, language) })
          : formatMonthName(first, language)}
      </th>
      <td data-heading={t('year:table.daysShort')} className={`${cellStyle} max-md:before:block`}>
        <span className="max-md:hidden">{measuredDays}</span>
        <span className="md:hidden">{t('year:days', { count: measuredDays })}</span>
      </td>
      {shown.map((measure) => {
        const median = medians[measure];
        return (
          <td
            key={measure}
            data-heading={t(`dashboard:horizon.names.${measure}`)}
            className={`${cellStyle} max-md:before:block`}
          >
            {median === undefined ? '–' : capitalize(format(measure, median), language)}
          </td>
        );
      })}
    </tr>
  );
}
