import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { sectionGroups, useCurrentSection } from './current-section.ts';
import { SectionStates } from './section-states.ts';
import { SectionValue } from './section-value.tsx';

/** The pages about the person's data that are not sections of this page. */
export const otherPages = [
  { to: pages.devices, name: 'devices' },
  { to: pages.outbox, name: 'onThisDevice' },
] as const;

const rowStyle = 'flex min-h-11 items-center py-1 pr-2 md:pointer-fine:min-h-9';

/** The style of a row below the links to the sections. An icon that precedes the text is at the right edge. */
export const lastRowStyle = `${rowStyle} w-full flex-row-reverse justify-between text-left font-medium text-primary underline-offset-4 hover:underline disabled:opacity-55`;

interface Props {
  /** The button that signs out. */
  signOut: ReactNode;
}

/**
 * Shows links to the sections of the page by group, each with the state of the section, and marks the section that the
 * page shows. Ends with a link to the devices, with one to what this device keeps, and with `signOut`. For wide
 * screens, which show one section at a time.
 */
export function SectionNav({ signOut }: Props) {
  const { t } = useTranslation('account');
  const current = useCurrentSection();
  const states = useContext(SectionStates);
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
                    className={classNames(
                      '-ml-px flex-wrap justify-between gap-x-3 border-l-2 border-transparent pl-4 aria-[current]:font-medium',
                      section === 'delete'
                        ? 'text-danger aria-[current]:border-danger'
                        : 'hover:text-primary aria-[current]:border-primary aria-[current]:text-primary',
                      rowStyle,
                    )}
                  >
                    <span className="shrink-0">{t(`${section}.title`)}</span>{' '}
                    <SectionValue {...states[section]} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div>
        {otherPages.map(({ to, name }) => (
          <Link key={to} to={to} className={lastRowStyle}>
            <ChevronRight aria-hidden="true" className="size-5 text-muted" strokeWidth={1.75} />
            {t(name)}
          </Link>
        ))}
        {signOut}
      </div>
    </div>
  );
}
