import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHorizonYear } from '#contracts/measures.ts';
import { pages } from '#contracts/pages.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyYear } from './empty-year.tsx';
import { findShownYear, type ShownYear } from './shown-year.ts';
import { YearChoice } from './year-choice.tsx';
import { YearPicture } from './year-picture.tsx';
import { YearTable } from './year-table.tsx';

interface PageProps {
  year: number | undefined;
  /** A link to today's check-in. */
  checkin: ReactNode;
}

/**
 * Shows a hill for each day of a year, for one measure at a time, and a button to print the page. If `year` is
 * undefined or in the future, shows the current year.
 */
export function YearPage({ year: chosenYear, checkin }: PageProps) {
  const { t } = useTranslation(['year', 'shell']);
  const today = useToday();
  const [chosen, setChosen] = useState<HorizonMeasure>();
  const { year, years, query } = useYear(chosenYear);
  const hasData = (query.data?.years.length ?? 0) > 0;
  const shown = query.data && findShownYear(query.data, year, today, chosen);
  return (
    <div className="[print-color-adjust:exact]">
      <div className="print:hidden">
        <BackLink to={pages.home} label={t('shell:dashboard')} />
      </div>
      <PageHeader
        title={t('year:title', { year: String(year) })}
        subtitle={t('year:subtitle')}
        hasActionsBesideTitle
        actions={hasData && shown?.isNew === false && <PrintButton />}
      />
      {hasData && (
        <div className="mb-4 empty:hidden sm:-mt-4 print:hidden">
          <YearChoice years={years} year={year} />
        </div>
      )}
      <QueryView
        query={query}
        errorTitle={t('year:loadFailed')}
        page
        loading={
          <div aria-busy="true">
            <Skeleton height="48rem" />
          </div>
        }
      >
        {() => shown && (hasData ? <Year {...{ shown, checkin }} onMeasure={setChosen} /> : <EmptyYear />)}
      </QueryView>
    </div>
  );
}

/**
 * Returns the year that is shown (see `YearPage`), the years that can be chosen, newest first, and the query for the
 * values of the shown year.
 */
function useYear(chosenYear: number | undefined) {
  const currentYear = Number(useToday().slice(0, 4));
  const year = Math.min(chosenYear ?? currentYear, currentYear);
  const query = useQuery(endpointQuery(getHorizonYear, { query: { year } }));
  const { data: current } = useQuery(endpointQuery(getHorizonYear, { query: { year: currentYear } }));
  const years = [...new Set([currentYear, year, ...(current?.years ?? [])])];
  return { year, years: years.sort((one, other) => other - one), query };
}

function PrintButton() {
  const { t } = useTranslation('year');
  return (
    <div className="print:hidden">
      <Button variant="secondary" aria-label={t('print')} onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <span className="sm:hidden">{t('printShort')}</span>
        <span className="max-sm:hidden">{t('print')}</span>
      </Button>
    </div>
  );
}

interface YearProps extends Pick<PageProps, 'checkin'> {
  shown: ShownYear;
  onMeasure: (measure: HorizonMeasure) => void;
}

/** The table compares months, so a year with values in only one month has none. `YearFacts` then shows the average. */
function Year({ shown, checkin, onMeasure }: YearProps) {
  const comparesMonths = shown.months.filter(({ measuredDays }) => measuredDays > 0).length > 1;
  return (
    <div className="space-y-6">
      <YearPicture {...{ shown, checkin }} onMeasure={onMeasure} />
      {comparesMonths && <YearTable {...shown} />}
    </div>
  );
}
