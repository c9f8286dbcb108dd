import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { VisitorLayout } from './shell/visitor-layout.tsx';

// The drawing is not in the script that every page loads.
const loadHills = async () => (await import('./misty-hills.tsx')).MistyHills;

const drawingStyle =
  'w-full max-w-md rounded-base border border-line max-sm:h-0 max-sm:min-h-44 max-sm:grow sm:max-lg:aspect-[480/240] lg:h-[42dvh] lg:max-w-3xl';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  usePageTitle(t('notFoundTitle'));
  return (
    <VisitorLayout>
      <div className="flex min-h-[calc(100dvh-7rem)] flex-col items-center text-center sm:min-h-[70dvh] sm:justify-center">
        <LazyPart
          load={loadHills}
          props={{ className: drawingStyle }}
          loading={<div className={drawingStyle} />}
          failed={() => null}
        />
        <h1 className="mt-6 sm:mt-8 font-display text-display font-semibold">{t('notFoundTitle')}</h1>
        <p className="mt-2 max-w-80 text-balance sm:max-w-none">{t('notFoundReason')}</p>
        <p className="mt-1 text-small text-muted">{t('notFoundText')}</p>
        <div className="mt-6 flex justify-center gap-3 max-sm:w-full max-sm:flex-col sm:mt-8">
          <a href={pages.home} className={buttonStyle('primary')}>
            {t('toHome')}
          </a>
          {user ? (
            <a href={pages.year} className={buttonStyle('secondary')}>
              {t('toYear')}
            </a>
          ) : (
            <a href={pages.demo} className={buttonStyle('secondary')}>
              {t('toDemo')}
            </a>
          )}
        </div>
      </div>
    </VisitorLayout>
  );
}
