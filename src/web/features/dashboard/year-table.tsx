import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { isWholeMonth, type YearMonth } from '#domain/year-horizon.ts';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatMonthName } from './format-month-name.ts';
import { MonthSpread, spreadMargin, tickStyle } from './month-spread.tsx';
import type { ShownYear } from './shown-year.ts';
import { findSpreadScale, type SpreadScale } from './spread-scale.ts';
import { useFormatBareValue, useFormatHorizonValue, useHorizonUnit } from './use-horizon.ts';
import { useNameOf } from './use-horizon-name.ts';

type Props = Pick<ShownYear, 'months' | 'measure' | 'usual' | 'sleepMeaning'>;

/**
 * Lists each month that has values of the measure, with their spread as a drawing and their median as text. On phones,
 * the drawing is below the name and the median. The table is not printed.
 */
export function YearTable({ months, measure, usual, sleepMeaning }: Props) {
  const { t } = useTranslation('year');
  const unit = useHorizonUnit()(measure);
  const measured = months.filter(({ measuredDays }) => measuredDays > 0);
  const scale = findSpreadScale(measured, measure, usual);
  const name = useNameOf(sleepMeaning)(measure);
  const unitOfTime = measure === 'sleepHours' ? 'nights' : 'days';
  return (
    <div className="print:hidden">
      <Card title={t('table.title')}>
        <p className="mb-3 text-small text-muted">
          {t(`table.how.${unitOfTime}`)} {usual !== undefined && t('table.usual')}
        </p>
        <table aria-label={t('table.label')} className="w-full text-small tabular-nums">
          <thead>
            <tr className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto]">
              <th scope="col" className="py-2 pr-3 text-left align-bottom font-semibold">
                {t('table.month')}
              </th>
              <th scope="col" className="py-2 text-left font-semibold max-sm:absolute">
                <span className="visually-hidden">{t(`table.spread.${unitOfTime}`)}</span>
              </th>
              <th
                scope="col"
                className="py-2 pl-3 text-right align-bottom font-semibold sm:whitespace-nowrap"
              >
                {unit ? t('table.withUnit', { name, unit }) : name}
              </th>
            </tr>
          </thead>
          <tbody>
            {measured.map((month) => (
              <MonthRow key={month.first} {...{ month, measure, usual, scale }} />
            ))}
          </tbody>
          {/* The ticks of scores are words if the person hides scores, so they have no scale. */}
          {(unit !== undefined || measure === 'sleepHours') && <Ticks scale={scale} measure={measure} />}
        </table>
      </Card>
    </div>
  );
}

/** Shows the values of the ticks below the drawings. */
function Ticks({ scale, measure }: { scale: SpreadScale; measure: HorizonMeasure }) {
  const formatBare = useFormatBareValue();
  return (
    <tfoot aria-hidden="true" className="text-muted">
      <tr className="border-t border-line max-sm:block">
        <td className="max-sm:hidden" />
        <td className="p-0 max-sm:block">
          <div className={`relative h-7 ${spreadMargin}`}>
            {scale.ticks.map((tick) => (
              <span
                key={tick}
                className={classNames(
                  'absolute top-1 -translate-x-1/2 whitespace-nowrap',
                  tickStyle(measure, scale),
                )}
                style={{ left: `${scale.place(tick) * 100}%` }}
              >
                {formatBare(measure, tick)}
              </span>
            ))}
          </div>
        </td>
        <td className="max-sm:hidden" />
      </tr>
    </tfoot>
  );
}

interface RowProps extends Pick<Props, 'measure' | 'usual'> {
  month: YearMonth;
  scale: SpreadScale;
}

function MonthRow({ month, measure, usual, scale }: RowProps) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const formatBare = useFormatBareValue();
  const format = useFormatHorizonValue();
  const median = month.medians[measure];
  const spread = month.spreads[measure];
  if (median === undefined) return null;
  return (
    <tr className="border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <th
        scope="row"
        className="w-0 py-2 pr-3 max-sm:w-auto text-left font-normal max-sm:pb-0 whitespace-nowrap text-muted"
      >
        <MonthName month={month} />
      </th>
      <td className="h-px p-0 max-sm:order-last max-sm:col-span-2 max-sm:h-9">
        <MonthSpread {...{ median, spread, usual, scale, measure }} isPartial={!isWholeMonth(month)} />
        {spread && (
          <span className="visually-hidden">
            {t('range', { first: format(measure, spread.low), last: format(measure, spread.high) })}
          </span>
        )}
      </td>
      <td className="w-0 py-2 pl-3 text-right max-sm:w-auto max-sm:pb-0 whitespace-nowrap">
        {capitalize(formatBare(measure, median), language)}
      </td>
    </tr>
  );
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
