import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ShownYear } from './shown-year.ts';
import { YearCalendar } from './year-calendar.tsx';
import { isShortYear } from './year-months.tsx';

/** Says that no day has values yet, and shows the months from today on. */
export function EmptyYear({ shown }: { shown: ShownYear }) {
  const { t } = useTranslation(['year', 'dashboard']);
  return (
    <section
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 rounded-base border border-line bg-raised p-4 sm:p-6',
        isShortYear(shown.months) && 'lg:grid-cols-[2fr_3fr]',
      )}
    >
      <div className="space-y-4">
        <div>
          <h2 className="font-display text-title font-semibold">{t('year:empty.title')}</h2>
          <p className="mt-2 text-pretty text-muted">{t('year:empty.text')}</p>
        </div>
        <Link to={pages.home} search={{ open: 'checkin' }} className={buttonStyle()}>
          {t('dashboard:summary.checkin')}
        </Link>
      </div>
      <YearCalendar shown={shown} hasUsual={false} />
    </section>
  );
}
