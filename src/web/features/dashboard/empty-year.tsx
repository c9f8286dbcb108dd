import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import type { ShownYear } from './shown-year.ts';
import { YearLegend } from './year-legend.tsx';
import { YearMonths } from './year-months.tsx';

/** Says that no day has values yet, above the months from today on. */
export function EmptyYear({ shown }: { shown: ShownYear }) {
  const { t } = useTranslation(['year', 'dashboard']);
  return (
    <section className="space-y-4 rounded-base border border-line bg-raised p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <div className="max-w-xl">
          <h2 className="font-display text-title font-semibold">{t('year:empty.title')}</h2>
          <p className="mt-2 text-balance text-muted">{t('year:empty.text')}</p>
        </div>
        <Link to={pages.home} search={{ open: 'checkin' }} className={buttonStyle()}>
          {t('dashboard:summary.checkin')}
        </Link>
      </div>
      <YearLegend shown={shown} />
      <YearMonths months={shown.months} measure={shown.measure} hasUsual={false} />
    </section>
  );
}
