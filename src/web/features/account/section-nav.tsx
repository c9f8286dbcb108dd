import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { sectionGroups, useCurrentSection } from './current-section.ts';

const rowStyle = 'flex min-h-11 items-center pr-2 md:pointer-fine:min-h-9';

/** The style of a row below the links to the sections. */
export const lastRowStyle = `${rowStyle} w-full gap-2 text-left font-medium text-primary underline-offset-4 hover:underline disabled:opacity-55`;

/**
 * Shows links to the sections of the page by group, and marks the section that the page shows. Ends with a link to the
 * devices and with `signOut`. For wide screens, which show one section at a time.
 */
export function SectionNav({ signOut }: { signOut: ReactNode }) {
  const { t } = useTranslation('account');
  const current = useCurrentSection();
  return (
    <div className="sticky top-36 space-y-3 self-start">
      <nav aria-label={t('navigation')} className="space-y-3">
        {sectionGroups.map(({ name, sections }) => (
          <div key={name}>
            <p className="pb-1 text-small font-medium text-muted">{t(`groups.${name}`)}</p>
            <ul className="border-l border-line">
              {sections.map((section) => (
                <li key={section}>
                  <a
                    href={`#${section}`}
                    aria-current={section === current ? 'location' : undefined}
                    className={`-ml-px border-l-2 border-transparent pl-4 text-muted hover:text-ink aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-primary ${rowStyle}`}
                  >
                    {t(`${section}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div>
        <Link to={pages.devices} className={`${lastRowStyle} justify-between`}>
          {t('devices')}
          <ChevronRight aria-hidden="true" className="size-5 text-muted" strokeWidth={1.75} />
        </Link>
        {signOut}
      </div>
    </div>
  );
}
