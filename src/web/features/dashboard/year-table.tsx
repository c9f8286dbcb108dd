import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { isWholeMonth, type YearMonth } from '#domain/year-horizon.ts';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AlignedValue } from './aligned-value.tsx';
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
              <MonthRow key={month.first} {...{ month, measured, shown, measure }} />
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
  /** All months of the table. */
  measured: readonly YearMonth[];
}

function MonthRow({ month, measured, shown, measure }: RowProps) {
  const averageText = useAverageText();
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-3 text-left font-normal text-muted">
        <MonthName month={month} />
      </th>
      <td className={classNames(cellStyle, phoneClass(false))}>{month.measuredDays}</td>
      {shown.map((one) => (
        <td key={one} className={classNames(cellStyle, phoneClass(one === measure))}>
          <AlignedValue
            text={averageText(month, one)}
            column={measured.map((other) => averageText(other, one))}
          />
        </td>
      ))}
    </tr>
  );
}

/** Returns a function that formats the average of a month. The text is a dash if the month has no value. */
function useAverageText() {
  const { language } = useLanguage();
  const format = useFormatBareValue();
  return ({ averages }: YearMonth, measure: HorizonMeasure): string => {
    const average = averages[measure];
    return average === undefined ? '–' : capitalize(format(measure, average), language);
  };
}

/** Shows the name of a month, and whether only a part of it counts. */
function MonthName({ month }: { month: YearMonth }) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const { first, days } = month;
  const name = formatMonthName(first, language);
  if (days.some(({ state }) => state === 'today')) return t('table.soFar', { month: name });
  return isWholeMonth(month) ? name : t('table.partial', { month: name });
}
