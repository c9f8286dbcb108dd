import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHorizonYear } from '#contracts/measures.ts';
import { type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import { describeYear, keepMeasure, type YearDayValues } from '#domain/year-horizon.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyYear } from './empty-year.tsx';
import { YearChoice } from './year-choice.tsx';
import { YearFinding } from './year-finding.tsx';
import { YearLegend } from './year-legend.tsx';
import { YearMeasureChoice } from './year-measure-choice.tsx';
import { YearMonthPage } from './year-month-page.tsx';
import { YearTable } from './year-table.tsx';

/**
 * Shows a hill for each day of a year, for one measure at a time, and a button to print the page. If `year` is
 * undefined, shows the current year.
 */
export function YearPage({ year: chosenYear }: { year: number | undefined }) {
  const { t } = useTranslation('year');
  const currentYear = Number(useToday().slice(0, 4));
  const year = chosenYear ?? currentYear;
  const query = useQuery(endpointQuery(getHorizonYear, { query: { year } }));
  const { data: current } = useQuery(endpointQuery(getHorizonYear, { query: { year: currentYear } }));
  const years = [...new Set([currentYear, year, ...(current?.years ?? [])])].sort(
    (one, other) => other - one,
  );
  const hasData = (query.data?.years.length ?? 0) > 0;
  return (
    <div className="[print-color-adjust:exact]">
      <PageHeader
        title={t('title', { year: String(year) })}
        subtitle={t('how')}
        actions={
          hasData && (
            <div className="flex flex-wrap items-center gap-3 print:hidden">
              <YearChoice years={years} year={year} />
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-5" strokeWidth={1.75} />
                {t('print')}
              </Button>
            </div>
          )
        }
      />
      <QueryView
        query={query}
        errorTitle={t('loadFailed')}
        page
        loading={
          <div aria-busy="true">
            <Skeleton height="48rem" />
          </div>
        }
      >
        {({ years, entries }) => (years.length === 0 ? <EmptyYear /> : <Year values={entries} year={year} />)}
      </QueryView>
    </div>
  );
}

interface YearProps {
  values: readonly YearDayValues[];
  year: number;
}

function Year({ values, year }: YearProps) {
  const today = useToday();
  const months = describeYear(values, year, today);
  const measures = horizonMeasures.filter((measure) =>
    months.some(({ medians }) => medians[measure] !== undefined),
  );
  const [chosen, setChosen] = useState<HorizonMeasure>();
  const measure = measures.find((one) => one === chosen) ?? measures[0] ?? 'sleepHours';
  return (
    <div className="space-y-6">
      <YearPicture values={values} year={year} measures={measures} measure={measure} onMeasure={setChosen} />
      {measures.length > 0 && <YearTable months={months} shown={measures} />}
    </div>
  );
}

interface PictureProps extends YearProps {
  /** The measures that have a value in the year. */
  measures: readonly HorizonMeasure[];
  measure: HorizonMeasure;
  onMeasure: (measure: HorizonMeasure) => void;
}

/** Draws the days of one measure, in months, from the first month with a value. */
function YearPicture({ values, year, measures, measure, onMeasure }: PictureProps) {
  const { t } = useTranslation(['year', 'dashboard']);
  const { language } = useLanguage();
  const today = useToday();
  const months = describeYear(keepMeasure(values, measure), year, today);
  const start = Math.max(
    0,
    months.findIndex(({ measuredDays }) => measuredDays > 0),
  );
  const firstDay = months[start]?.days.find(({ state }) => state === 'measured')?.day;
  const states = new Set(months.slice(start).flatMap(({ days }) => days.map(({ state }) => state)));
  return (
    <section
      aria-label={t('year:picture')}
      className="space-y-4 rounded-base border border-line bg-raised p-3 sm:p-6 print:border-0 print:bg-transparent print:p-0"
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
      <ol className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 sm:gap-x-7 lg:grid-cols-4 print:grid-cols-3 print:gap-x-6 print:gap-y-2">
        {months.slice(start).map((month) => (
          <YearMonthPage key={month.first} month={month} measure={measure} />
        ))}
      </ol>
      <YearLegend measure={measure} states={states} />
    </section>
  );
}

const isOver = (year: number, today: string) => `${year}-12-31` < today;
