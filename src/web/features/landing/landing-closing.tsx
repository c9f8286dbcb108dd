import { useTranslation } from 'react-i18next';
import { registerPath } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { type Pine, Pines } from '#web/ui/pines.tsx';

/** Invites the visitor to start, in front of a landscape across the whole page. */
export function LandingClosing() {
  const { t } = useTranslation('landing');
  return (
    <section className="relative mt-16 overflow-hidden bg-[var(--sky)] sm:mt-20">
      <Hills />
      <div className="relative mx-auto flex max-w-2xl flex-col items-center px-4 pt-16 pb-48 text-center sm:pt-24 sm:pb-64">
        <h2 className="font-display text-display font-semibold tracking-tight">{t('closingTitle')}</h2>
        <p className="mt-3 text-lead text-balance">{t('closingText')}</p>
        <a href={registerPath} className={`mt-8 ${buttonStyle('primary')}`}>
          {t('getStarted')}
        </a>
      </div>
    </section>
  );
}

const Hills = () => (
  <svg
    viewBox="0 0 1440 260"
    aria-hidden="true"
    preserveAspectRatio="xMidYMax slice"
    className="absolute inset-x-0 bottom-0 h-48 w-full sm:h-64"
  >
    <circle cx="826" cy="120" r="54" fill="var(--apricot)" />
    <path d="M0 122q210-84 430-30t420 14 590-20v174H0Z" fill="var(--far-hill)" />
    <path d="M0 178q300-84 600-24t840-44v150H0Z" fill="var(--mid-hill)" />
    <Pines trees={trees} />
    <path d="M0 216q400-48 760-16t680-26v86H0Z" fill="var(--near-hill)" />
    <path d="M0 246q380-36 760-12t680-14v40H0Z" fill="var(--meadow)" />
  </svg>
);

const trees: Pine[] = [
  [560, 212, 0.8],
  [592, 214, 0.55],
  [300, 210, 0.7],
  [920, 204, 0.9],
  [954, 206, 0.6],
  [1220, 196, 0.8],
];
