import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Logo } from '#web/ui/logo.tsx';

export function LandingHeader() {
  const { t } = useTranslation('landing');
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-2 px-4 max-[23rem]:gap-1 max-[23rem]:px-2 sm:px-6">
        <a
          href={pages.landing}
          aria-label="Lagom"
          className="flex min-h-11 min-w-11 items-center rounded-base"
        >
          <Logo />
        </a>
        <div className="flex shrink-0 items-center sm:gap-2">
          <LanguageSwitch />
          <a href={pages.demo} className={`max-sm:text-small ${buttonStyle('quiet', 'tight')}`}>
            {t('tryDemo')}
          </a>
          <a href={pages.auth} className={`max-sm:text-small ${buttonStyle('secondary', 'tight')}`}>
            {t('login')}
          </a>
        </div>
      </div>
    </header>
  );
}
