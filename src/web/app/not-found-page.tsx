import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { type Pine, Pines } from '#web/ui/pines.tsx';
import { VisitorLayout } from './shell/visitor-layout.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  usePageTitle(t('notFoundTitle'));
  return (
    <VisitorLayout>
      <div className="flex min-h-[70dvh] flex-col items-center justify-center text-center">
        <MistyHills />
        <h1 className="mt-8 font-display text-display font-semibold">{t('notFoundTitle')}</h1>
        <p className="mt-2 text-balance">{t('notFoundReason')}</p>
        <p className="mt-1 text-small text-muted">{t('notFoundText')}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
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

/** Draws hills in mist, with a dashed path that ends before them. */
const MistyHills = () => (
  <svg viewBox="0 0 480 220" aria-hidden="true" className="w-full max-w-md rounded-base">
    <defs>
      <linearGradient id="mist" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky)" stopOpacity="0" />
        <stop offset="0.5" stopColor="var(--sky)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--sky)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <rect width="480" height="220" fill="var(--sky)" />
    <circle cx="318" cy="92" r="34" fill="var(--apricot)" />
    <path d="M0 122q90-62 190-24t164-10 126 16v116H0Z" fill="var(--far-hill)" />
    <path d="M0 150q110-44 226-12t254-20v102H0Z" fill="var(--mid-hill)" />
    <Pines trees={trees} />
    <path d="M0 176q150-26 280-10t200-12v66H0Z" fill="var(--near-hill)" />
    <rect y="96" width="480" height="96" fill="url(#mist)" />
    <path d="M0 200q140-18 290-4t190-8v32H0Z" fill="var(--meadow)" />
    <path
      d="M226 218q8-20-12-30t10-24"
      fill="none"
      stroke="var(--apricot)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="8 9"
    />
  </svg>
);

const trees: Pine[] = [
  [52, 160, 0.5],
  [84, 164, 0.36],
  [398, 152, 0.42],
  [428, 150, 0.58],
];
