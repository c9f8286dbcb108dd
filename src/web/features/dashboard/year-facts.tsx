import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { findExtremeMonths, type YearMonth } from '#domain/year-horizon.ts';
import { UsualDots } from '#web/charts/usual-progress.tsx';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { ComparedMonths } from './compared-months.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { formatMonthName } from './format-month-name.ts';
import { countHills } from './has-hill.ts';
import { horizonDisplay } from './horizon-display.ts';
import type { ShownYear } from './shown-year.ts';
import { useFormatHorizonValue } from './use-horizon.ts';

/**
 * Shows the usual value of the year, the number of days with a value, and the whole months in which the measure was
 * highest and lowest, as large texts. A year without a usual value, with values in only one month, shows the median of
 * that month. Without a past value, shows the value of today.
 */
export function YearFacts({ shown }: { shown: ShownYear }) {
  const { t } = useTranslation(['year', 'dashboard']);
  const { months, measure, usual, todaysValue, missingDays, hasPastValues, isOver } = shown;
  const format = useFormatHorizonValue();
  const extremes = useExtremeFacts(months, measure);
  const medianFact = useMedianFact(shown);
  const [measured, past] = [sum(months.map(({ measuredDays }) => measuredDays)), countSinceStart(months)];
  const hills = sum(months.map(({ days }) => countHills(days, measure, usual !== undefined)));
  const days = {
    label: t(measure === 'sleepHours' ? 'facts.nights' : 'facts.days'),
    value: String(hills),
    // Today counts only if it has a hill.
    note: t('facts.of', { count: past + hills - measured }),
  };
  if (measured === 0 && isOver) return null;
  const facts: Fact[] = [
    ...(usual === undefined
      ? []
      : [{ label: t('facts.usual'), value: format(measure, usual), isUsual: true }]),
    ...(measured === 0 && todaysValue !== undefined
      ? [
          {
            label: t('facts.today', { name: t(`dashboard:horizon.names.${measure}`) }),
            value: format(measure, todaysValue),
            ...(!hasPastValues && { note: t('facts.first') }),
            isToday: true,
          },
        ]
      : []),
    ...(measured > 0 ? [days] : []),
    ...medianFact,
    ...(extremes?.length === 0 ? [{ label: t('facts.months'), value: t('facts.same') }] : (extremes ?? [])),
  ];
  return (
    <div className="space-y-3">
      <FactList facts={facts} />
      <ComparedMonths months={months} />
      {usual === undefined && !isOver && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <UsualDots missingDays={missingDays} area={horizonDisplay[measure].area} />
          {t('facts.needsMore', { count: missingDays })}
        </p>
      )}
    </div>
  );
}

/**
 * Returns the median of the month with values. Returns nothing if several months have values, or none, or if the year
 * has a usual value, which would be the same median.
 */
function useMedianFact({ months, measure, usual, isOver }: ShownYear): Fact[] {
  const { t } = useTranslation('year');
  const format = useFormatHorizonValue();
  const [median, ...others] = months.flatMap(({ medians }) => medians[measure] ?? []);
  if (median === undefined || others.length > 0 || usual !== undefined) return [];
  return [{ label: t(isOver ? 'facts.only' : 'facts.soFar'), value: format(measure, median) }];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the number of past days since the first day with a value. */
const countSinceStart = (months: readonly YearMonth[]): number =>
  sum(months.map(({ pastDays }) => pastDays)) -
  months.flatMap(({ days }) => days).filter(({ state }) => state === 'before').length;

/**
 * Returns the months with the highest and the lowest median. Compares the medians as text, because two different
 * medians can have the same text. Returns undefined if fewer than two months have enough days.
 */
function useExtremeFacts(months: readonly YearMonth[], measure: HorizonMeasure): Fact[] | undefined {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const format = useFormatHorizonValue();
  const words = measure === 'sleepHours' ? 'duration' : horizonDisplay[measure].words;
  const extremes = findExtremeMonths(months, measure, (median) => format(measure, median));
  if (!extremes) return undefined;
  return (['highest', 'lowest'] as const).flatMap((end) => {
    const month = extremes[end];
    const median = month?.medians[measure];
    if (!month || median === undefined) return [];
    return {
      label: t(`facts.${words}.${end}`),
      value: formatMonthName(month.first, language),
      note: t('facts.ofMonth', { value: format(measure, median) }),
    };
  });
}
