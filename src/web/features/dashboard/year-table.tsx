import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearMonth } from '#domain/year-horizon.ts';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatMonthName } from './format-month-name.ts';
import { useFormatBareValue, useHorizonUnit } from './use-horizon.ts';

interface Props {
  months: readonly YearMonth[];
  shown: readonly HorizonMeasure[];
  /** The measure that the page draws. A phone shows only this measure. */
  measure: HorizonMeasure;
}

/**
 * Lists each month that has values, with the average of each measure and, on wide screens, the number of days with
 * values. The units are in the headings. The table is not printed.
 */
export function YearTable({ months, shown, measure }: Props) {
  const { t } = useTranslation(['year', 'dashboard']);
  const unitOf = useHorizonUnit();
  const nameOf = (one: HorizonMeasure) => {
    const [name, unit] = [t(`dashboard:horizon.names.${one}`), unitOf(one)];
    return unit ? t('year:table.withUnit', { name, unit }) : name;
  };
  const measured = months.filter(({ measuredDays }) => measuredDays > 0);
  return (
    <div className="print:hidden">
      <Card title={t('year:table.title')}>
        <p className="mb-3 text-small text-muted">
          {t('year:table.how')}{' '}
          {shown.includes('stressLevel') && (
            <span className={phoneClass(measure === 'stressLevel')}>{t('year:table.stress')}</span>
          )}
        </p>
        <table aria-label={t('year:table.label')} className="w-full text-small tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="py-2 pr-3 text-left font-semibold">
                {t('year:table.month')}
              </th>
              <th scope="col" className={classNames(cellStyle, 'font-semibold', phoneClass(false))}>
                {t('year:table.days')}
              </th>
              {shown.map((one) => (
                <th
                  key={one}
                  scope="col"
                  className={classNames(cellStyle, 'font-semibold', phoneClass(one === measure))}
                >
                  {nameOf(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measured.map((month) => (
              <MonthRow key={month.first} month={month} shown={shown} measure={measure} />
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}

const cellStyle = 'py-2 text-right md:px-3';

/** Returns the class that hides what a phone does not show. */
const phoneClass = (isShown: boolean) => (isShown ? '' : 'max-md:hidden');

interface RowProps extends Omit<Props, 'months'> {
  month: YearMonth;
}

function MonthRow({ month: { first, days, measuredDays, averages }, shown, measure }: RowProps) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const format = useFormatBareValue();
  const name = formatMonthName(first, language);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-3 text-left font-normal text-muted">
        {days.some(({ state }) => state === 'today') ? t('table.soFar', { month: name }) : name}
      </th>
      <td className={classNames(cellStyle, phoneClass(false))}>{measuredDays}</td>
      {shown.map((one) => {
        const average = averages[one];
        return (
          <td key={one} className={classNames(cellStyle, phoneClass(one === measure))}>
            {average === undefined ? '–' : capitalize(format(one, average), language)}
          </td>
        );
      })}
    </tr>
  );
}
