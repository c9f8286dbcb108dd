import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { daysUntilUsual, findUsualOf } from '#domain/measures/usual.ts';
import { describeYear, keepMeasure, type YearDayValues } from '#domain/year-horizon.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { YearFinding } from './year-finding.tsx';
import { YearLegend } from './year-legend.tsx';
import { YearMeasureChoice } from './year-measure-choice.tsx';
import { YearMonthPage } from './year-month-page.tsx';

interface Props {
  values: readonly YearDayValues[];
  year: number;
  /** The measures that have a value in the year. */
  measures: readonly HorizonMeasure[];
  measure: HorizonMeasure;
  onMeasure: (measure: HorizonMeasure) => void;
}

/** Draws the days of one measure, in months, from the first month with a value. */
export function YearPicture({ values, year, measures, measure, onMeasure }: Props) {
  const { t } = useTranslation(['year', 'dashboard']);
  const { language } = useLanguage();
  const today = useToday();
  const months = describeYear(keepMeasure(values, measure), year, today);
  const start = Math.max(
    0,
    months.findIndex(({ measuredDays }) => measuredDays > 0),
  );
  const firstDay = months[start]?.days.find(({ state }) => state === 'measured')?.day;
  const missingDays = daysUntilUsual(
    values.map((day) => ({ day: day.date, value: day[measure] })),
    today,
  );
  const usual = findUsualOf(values.flatMap((day) => (day.date < today ? (day[measure] ?? []) : [])));
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
      <div className="space-y-1">
        <YearFinding months={months} measure={measure} />
        {start > 0 && firstDay && (
          <p className="text-small text-muted">
            {t('year:starts', { day: formatShortDay(firstDay, language) })}
          </p>
        )}
      </div>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 sm:gap-x-7 lg:grid-cols-4 print:grid-cols-3 print:gap-x-6 print:gap-y-2">
        {months.slice(start).map((month) => (
          <YearMonthPage key={month.first} month={month} measure={measure} hasUsual={missingDays === 0} />
        ))}
      </ol>
      <YearLegend
        measure={measure}
        usual={usual?.median}
        missingDays={missingDays}
        isOver={isOver(year, today)}
        states={states}
      />
    </section>
  );
}

const isOver = (year: number, today: string) => `${year}-12-31` < today;
