import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { BareYear } from './bare-year.tsx';

/** Says that no day has values yet. A calendar of bare days is below the text, or beside it if wide. */
export function EmptyYear({ today }: { today: CalendarDay }) {
  const { t } = useTranslation(['year', 'dashboard']);
  return (
    <section className="rounded-base border border-line bg-raised p-4 sm:p-6 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-10">
      <div className="mx-auto max-w-md py-4 text-center max-lg:pb-8 lg:mx-0 lg:self-center lg:pl-4 lg:text-left">
        <h2 className="font-display text-title font-semibold">{t('year:empty.title')}</h2>
        <p className="mt-2 text-balance text-muted">{t('year:empty.text')}</p>
        <Link to={pages.home} search={{ open: 'checkin' }} className={`mt-6 ${buttonStyle()}`}>
          {t('dashboard:summary.checkin')}
        </Link>
      </div>
      <BareYear today={today} color="var(--apricot)" />
    </section>
  );
}
