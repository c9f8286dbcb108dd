import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { findExtremeMonths, type YearMonth } from '#domain/year-horizon.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatMonthName } from './format-month-name.ts';
import { horizonDisplay } from './horizon-display.ts';
import type { ShownYear } from './shown-year.ts';
import { useFormatHorizonValue } from './use-horizon.ts';
import { YearUsual } from './year-usual.tsx';

interface Props {
  shown: ShownYear;
  /** Whether the facts are below each other on a wide page. */
  isColumn: boolean;
}

/**
 * Shows the usual value of the year, the number of days with a value, and the whole months in which the measure was
 * highest and lowest, as large texts. A year with values in only one month shows the average of that month. On paper,
 * the facts are one line, so that the year fits on one page.
 */
export function YearFacts({ shown, isColumn }: Props) {
  const { t } = useTranslation('year');
  const { months, measure } = shown;
  const extremes = useExtremeFacts(months, measure);
  const average = useAverageFact(shown);
  const [measured, past] = [sum(months, 'measuredDays'), countSinceStart(months)];
  const days = {
    label: t(measure === 'sleepHours' ? 'facts.nights' : 'facts.days'),
    value: String(measured),
    note: t('facts.of', { count: past }),
  };
  if (measured === 0 && shown.isOver) return null;
  return (
    <div className="space-y-3">
      <dl
        className={classNames(
          'grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-12 print:flex print:gap-x-6',
          isColumn && 'lg:flex-col lg:gap-y-5',
        )}
      >
        <YearUsual shown={shown} />
        {[...(measured > 0 ? [days] : []), ...average, ...(extremes ?? [])].map(({ label, value, note }) => (
          <div key={label} className="print:flex print:items-baseline print:gap-x-1">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="number text-title leading-tight font-semibold print:text-small">{value}</dd>
            {note && <dd className="text-small text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
      {extremes?.length === 0 && <p className="text-small text-muted print:hidden">{t('facts.same')}</p>}
    </div>
  );
}

interface Fact {
  label: string;
  value: string;
  note?: string;
}

/** Returns the average of the month with values. Returns nothing if several months have values, or none. */
function useAverageFact({ months, measure, isOver }: ShownYear): Fact[] {
  const { t } = useTranslation('year');
  const format = useFormatHorizonValue();
  const [average, ...others] = months.flatMap(({ averages }) => averages[measure] ?? []);
  if (average === undefined || others.length > 0) return [];
  return [{ label: t(isOver ? 'facts.mean' : 'facts.meanSoFar'), value: format(measure, average) }];
}

const sum = (months: readonly YearMonth[], name: 'measuredDays' | 'pastDays') =>
  months.reduce((total, month) => total + month[name], 0);

/** Returns the number of past days since the first day with a value. */
const countSinceStart = (months: readonly YearMonth[]): number =>
  sum(months, 'pastDays') -
  months.flatMap(({ days }) => days).filter(({ state }) => state === 'before').length;

/**
 * Returns the months with the highest and the lowest average. Compares the averages as text, because two different
 * averages can have the same text. Returns undefined if fewer than two months have enough days.
 */
function useExtremeFacts(months: readonly YearMonth[], measure: HorizonMeasure): Fact[] | undefined {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const format = useFormatHorizonValue();
  const extremes = findExtremeMonths(months, measure, (average) => format(measure, average));
  if (!extremes) return undefined;
  return (['highest', 'lowest'] as const).flatMap((end) => {
    const month = extremes[end];
    const average = month?.averages[measure];
    if (!month || average === undefined) return [];
    return {
      label: t(`facts.${horizonDisplay[measure].words}.${end}`),
      value: formatMonthName(month.first, language),
      note: t('facts.average', { value: format(measure, average) }),
    };
  });
}
