import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ShownYear } from './shown-year.ts';
import { YearLegend } from './year-legend.tsx';
import { isShortYear, YearMonths } from './year-months.tsx';

/** Says that no day has values yet, and shows the months from today on. */
export function EmptyYear({ shown }: { shown: ShownYear }) {
  const { t } = useTranslation(['year', 'dashboard']);
  return (
    <section
      className={classNames(
        'flex flex-col gap-x-10 gap-y-6 rounded-base border border-line bg-raised p-4 sm:p-6',
        isShortYear(shown.months) && 'lg:flex-row lg:items-center',
      )}
    >
      <div className="max-w-xl grow space-y-4">
        <div>
          <h2 className="font-display text-title font-semibold">{t('year:empty.title')}</h2>
          <p className="mt-2 text-balance text-muted">{t('year:empty.text')}</p>
        </div>
        <Link to={pages.home} search={{ open: 'checkin' }} className={buttonStyle()}>
          {t('dashboard:summary.checkin')}
        </Link>
        <YearLegend shown={shown} />
      </div>
      <YearMonths months={shown.months} measure={shown.measure} hasUsual={false} />
    </section>
  );
}
