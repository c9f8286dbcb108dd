import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { contactAddress, isReachable } from '#web/lib/contact-address.ts';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { Logo } from '#web/ui/logo.tsx';

/** All rows of a column have the same height, so that the rows of the columns are on the same lines. */
const rowStyle = 'flex min-h-11 items-center wrap-anywhere text-muted md:pointer-fine:min-h-9';

const linkStyle =
  'inline-flex min-h-11 items-center rounded-base text-primary underline underline-offset-4 md:pointer-fine:min-h-9';

export function LandingFooter() {
  const { t } = useTranslation('landing');
  const isHydrated = useIsHydrated();
  const address = contactAddress();
  return (
    <footer className="border-t border-line bg-raised">
      <div className="mx-auto grid max-w-7xl gap-x-6 gap-y-8 px-4 py-12 min-[30rem]:grid-cols-2 sm:grid-cols-3 sm:px-6 md:gap-x-12">
        <div className="min-[30rem]:max-sm:col-span-2">
          <Logo />
          <p className="mt-3 text-muted">{t('footerText')}</p>
        </div>
        <div>
          <h2 className="font-semibold">{t('footerContact')}</h2>
          {isHydrated && isReachable(address) ? (
            <p className={rowStyle}>
              <a href={`mailto:${address}`} className={linkStyle}>
                {address}
              </a>
            </p>
          ) : (
            <p className={rowStyle}>{address}</p>
          )}
          <p className={rowStyle}>{t('investmentWelcome')}</p>
        </div>
        <div>
          <h2 className="font-semibold">{t('footerPlatform')}</h2>
          <ul>
            <li className={rowStyle}>
              <a href={pages.demo} className={linkStyle}>
                {t('tryDemo')}
              </a>
            </li>
            <li className={rowStyle}>{t('mobileSoon')}</li>
            <li className={rowStyle}>{t('apiDocumentation')}</li>
          </ul>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 px-4 py-4 text-small text-muted sm:px-6">
          <p>{t('copyright')}</p>
          <p className="flex gap-4">
            <a href={`${pages.landing}?lang=en`} hrefLang="en" lang="en" className={linkStyle}>
              English
            </a>
            <a href={`${pages.landing}?lang=sv`} hrefLang="sv" lang="sv" className={linkStyle}>
              Svenska
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}
