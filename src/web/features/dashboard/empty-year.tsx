import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { BareLandscape } from '#web/charts/landscape.tsx';
import { buttonStyle } from '#web/ui/button.tsx';

/** Says that no day has values yet. A drawing of bare hills before sunrise is above the text, or beside it if wide. */
export function EmptyYear() {
  const { t } = useTranslation(['year', 'dashboard']);
  return (
    <section className="overflow-hidden rounded-base border border-line bg-raised lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="lg:order-last">
        <BareLandscape isTall />
      </div>
      <div className="mx-auto max-w-md px-4 py-8 text-center lg:mx-0 lg:self-center lg:px-10 lg:text-left">
        <h2 className="font-display text-title font-semibold">{t('year:empty.title')}</h2>
        <p className="mt-2 text-muted">{t('year:empty.text')}</p>
        <Link to={pages.home} search={{ open: 'checkin' }} className={`mt-6 ${buttonStyle()}`}>
          {t('dashboard:summary.checkin')}
        </Link>
      </div>
    </section>
  );
}
