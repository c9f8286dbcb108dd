import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { daysUntilUsual } from '#domain/measures/usual.ts';
import type { YearDayValues, YearMonth } from '#domain/year-horizon.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { YearFacts } from './year-facts.tsx';
import { YearLegend } from './year-legend.tsx';
import { YearMeasureChoice } from './year-measure-choice.tsx';
import { YearMonthPage } from './year-month-page.tsx';

interface Props {
  values: readonly YearDayValues[];
  /** The months of the year, computed from the values of `measure` only (see `keepMeasure`). */
  months: readonly YearMonth[];
  year: number;
  /** The measures that have a value in the year. */
  measures: readonly HorizonMeasure[];
  measure: HorizonMeasure;
  /** The usual value of the year. Undefined if too few days have a value. */
  usual: number | undefined;
  onMeasure: (measure: HorizonMeasure) => void;
}

/** Draws the days of one measure, in months, from the first month with a value. */
export function YearPicture({ values, months, year, measures, measure, usual, onMeasure }: Props) {
  const { t } = useTranslation(['year', 'dashboard']);
  const { language } = useLanguage();
  const today = useToday();
  const start = Math.max(
    0,
    months.findIndex(({ measuredDays }) => measuredDays > 0),
  );
  const firstDay = months[start]?.days.find(({ state }) => state === 'measured')?.day;
  const missingDays = daysUntilUsual(
    values.map((day) => ({ day: day.date, value: day[measure] })),
    today,
  );
  const states = new Set(months.slice(start).flatMap(({ days }) => days.map(({ state }) => state)));
  return (
    <section
      aria-label={t('year:picture')}
      className="space-y-4 rounded-base border border-line bg-raised p-4 sm:p-6 print:border-0 print:bg-transparent print:p-0"
    >
      {measures.length === 0 && (
        <p className="text-muted">{t(isOver(year, today) ? 'year:noDays' : 'year:soon')}</p>
      )}
      {measures.length > 1 && (
        <YearMeasureChoice measures={measures} measure={measure} onChange={onMeasure} />
      )}
      {measures.length > 0 && (
        <p className="hidden font-semibold print:block">{t(`dashboard:horizon.names.${measure}`)}</p>
      )}
      <div className="space-y-1 sm:pb-2 print:pb-0">
        <YearFacts months={months} measure={measure} usual={usual} />
        {start > 0 && firstDay && (
          <p className="text-small text-muted">
            {t('year:starts', { day: formatShortDay(firstDay, language) })}
          </p>
        )}
      </div>
      <ol className="grid gap-x-4 gap-y-5 sm:grid-cols-3 sm:gap-x-7 lg:grid-cols-4 print:grid-cols-3 print:gap-x-6 print:gap-y-2">
        {months.slice(start).map((month) => (
          <YearMonthPage key={month.first} month={month} measure={measure} hasUsual={missingDays === 0} />
        ))}
      </ol>
      <YearLegend
        measure={measure}
        hasUsual={usual !== undefined}
        missingDays={missingDays}
        isOver={isOver(year, today)}
        states={states}
      />
    </section>
  );
}

const isOver = (year: number, today: string) => `${year}-12-31` < today;
