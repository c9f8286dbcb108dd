import { useTranslation } from 'react-i18next';
import type { YearMonth } from '#domain/year-horizon.ts';
import { UsualDots } from '#web/charts/usual-progress.tsx';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { countHills } from './has-hill.ts';
import { horizonDisplay } from './horizon-display.ts';
import type { ShownYear } from './shown-year.ts';
import { useFormatHorizonValue } from './use-horizon.ts';
import { useNameOf } from './use-horizon-name.ts';

/**
 * Shows the usual value of the year and the number of days with a value as large texts. A year without a usual value,
 * with values in only one month, shows the median of that month. Without a past value, shows the value of today.
 */
export function YearFacts({ shown }: { shown: ShownYear }) {
  const { t } = useTranslation('year');
  const nameOf = useNameOf(shown.sleepMeaning);
  const { months, measure, usual, todaysValue, missingDays, hasPastValues, isOver } = shown;
  const format = useFormatHorizonValue();
  const daysFact = useDaysFact(shown);
  const medianFact = useMedianFact(shown);
  const measured = countMeasured(months);
  if (measured === 0 && isOver) return null;
  const facts: Fact[] = [
    ...(usual === undefined
      ? []
      : [{ label: t('facts.usual'), value: format(measure, usual), isUsual: true }]),
    ...(measured === 0 && todaysValue !== undefined
      ? [
          {
            label: t('facts.today', { name: nameOf(measure) }),
            value: format(measure, todaysValue),
            ...(!hasPastValues && { note: t('facts.first') }),
            isToday: true,
          },
        ]
      : []),
    ...(measured > 0 ? [daysFact] : []),
    ...medianFact,
  ];
  return (
    <div className="space-y-3">
      <FactList facts={facts} />
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
 * Returns the number of days with a value, of how many days. In a year that is not over, also says since which day,
 * because the days before the first value do not count.
 */
function useDaysFact({ months, measure, usual, isOver }: ShownYear): Fact {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const hills = sum(months.map(({ days }) => countHills(days, measure, usual !== undefined)));
  // Today counts only if it has a hill.
  const count = countSinceStart(months) + hills - countMeasured(months);
  const start = months.flatMap(({ days }) => days).find(({ state }) => state === 'measured');
  return {
    label: t(measure === 'sleepHours' ? 'facts.nights' : 'facts.days'),
    value: String(hills),
    note:
      start && !isOver
        ? t('facts.ofSince', { count, day: formatShortDay(start.day, language) })
        : t('facts.of', { count }),
  };
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

const countMeasured = (months: readonly YearMonth[]): number =>
  sum(months.map(({ measuredDays }) => measuredDays));

/** Returns the number of past days since the first day with a value. */
const countSinceStart = (months: readonly YearMonth[]): number =>
  sum(months.map(({ pastDays }) => pastDays)) -
  months.flatMap(({ days }) => days).filter(({ state }) => state === 'before').length;
