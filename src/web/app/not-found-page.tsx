import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { VisitorLayout } from './shell/visitor-layout.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFoundTitle'));
  return (
    <VisitorLayout>
      <div className="flex flex-col items-center py-12 text-center">
        <NotFoundDrawing />
        <h1 className="mt-8 font-display text-display font-semibold">{t('notFoundTitle')}</h1>
        <p className="mt-2 text-muted">{t('notFoundText')}</p>
        <a href={pages.home} className={`mt-8 ${buttonStyle('primary')}`}>
          {t('toHome')}
        </a>
      </div>
    </VisitorLayout>
  );
}

/** Draws a variant of the logo with a dashed circle. */
function NotFoundDrawing() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="size-32 text-primary">
      <circle cx="60" cy="60" r="50" fill="var(--primary-soft)" />
      <circle
        cx="60"
        cy="60"
        r="50"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="4 8"
      />
      <path d="M26 84 Q60 92 94 84" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <circle cx="60" cy="46" r="9" fill="var(--apricot)" />
    </svg>
  );
}
