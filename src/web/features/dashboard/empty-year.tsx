import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { BareLandscape } from '#web/charts/landscape.tsx';
import { buttonStyle } from '#web/ui/button.tsx';

/**
 * Shows a drawing of bare hills before sunrise. A text below the drawing says that no day has
 * values yet.
 */
export function EmptyYear() {
  const { t } = useTranslation(['year', 'dashboard']);
  return (
    <section className="max-w-[45rem] overflow-hidden rounded-base border border-line bg-raised">
      <BareLandscape isTall />
      <div className="mx-auto max-w-md px-4 py-8 text-center">
        <h2 className="font-display text-title font-semibold">{t('year:empty.title')}</h2>
        <p className="mt-2 text-muted">{t('year:empty.text')}</p>
        <Link to={pages.home} search={{ open: 'checkin' }} className={`mt-6 ${buttonStyle()}`}>
          {t('dashboard:summary.checkin')}
        </Link>
      </div>
    </section>
  );
}
