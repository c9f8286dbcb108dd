import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { BesideLandscape } from './beside-landscape.tsx';

/** Invites a person without values to add the first one, beside a landscape without a hill of their own. */
export function EmptyYear() {
  const { t } = useTranslation(['year', 'dashboard']);
  return (
    <section className="rounded-base border border-line bg-raised p-4 sm:p-6">
      <BesideLandscape>
        <div>
          <h2 className="font-display text-title font-semibold text-balance">{t('year:empty.title')}</h2>
          <p className="mt-2 text-lead text-pretty text-muted">{t('year:empty.text')}</p>
        </div>
        <Link to={pages.home} search={{ open: 'checkin' }} className={buttonStyle()}>
          {t('dashboard:summary.checkin')}
        </Link>
      </BesideLandscape>
    </section>
  );
}
