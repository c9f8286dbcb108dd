import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getHorizonYear } from '#contracts/measures.ts';
import { horizonMeasures } from '#domain/horizon.ts';
import { describeYear, type YearDayValues } from '#domain/year-horizon.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyYear } from './empty-year.tsx';
import { YearChoice } from './year-choice.tsx';
import { YearLegend } from './year-legend.tsx';
import { YearMonthPage } from './year-month-page.tsx';
import { YearTable } from './year-table.tsx';

/**
 * Shows a small landscape for each day of a year, and a button to print the page. If `year` is
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
        {...(hasData ? { subtitle: t('how') } : {})}
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

function Year({ values, year }: { values: readonly YearDayValues[]; year: number }) {
  const { t } = useTranslation('year');
  const today = useToday();
  const months = describeYear(values, year, today);
  const shown = horizonMeasures.filter((measure) =>
    months.some(({ medians }) => medians[measure] !== undefined),
  );
  const states = new Set(months.flatMap(({ days }) => days.map(({ state }) => state)));
  return (
    <div className="space-y-6">
      <section
        aria-label={t('picture')}
        className="rounded-base border border-line bg-raised p-3 sm:p-6 print:border-0 print:bg-transparent print:p-0"
      >
        {shown.length === 0 && (
          <p className="mb-4 text-muted">{t(isOver(year, today) ? 'noDays' : 'soon')}</p>
        )}
        <ol className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 sm:gap-x-7 lg:grid-cols-4 print:grid-cols-3 print:gap-x-6 print:gap-y-2">
          {months.map((month) => (
            <YearMonthPage key={month.first} month={month} shown={shown} />
          ))}
        </ol>
        <YearLegend shown={shown} states={states} />
      </section>
      {shown.length > 0 && <YearTable months={months} shown={shown} />}
    </div>
  );
}

const isOver = (year: number, today: string) => `${year}-12-31` < today;
