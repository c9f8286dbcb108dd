import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { sectionGroups, useCurrentSection } from './current-section.ts';
import { OtherPages } from './other-pages.tsx';
import { SectionIcon } from './section-icon.tsx';
import { SectionStates } from './section-states.ts';
import { SectionValue } from './section-value.tsx';

const rowStyle = 'flex min-h-11 items-center gap-x-3 py-1 pr-2 md:pointer-fine:min-h-10';

/** The style of a row below the links to the sections. */
export const lastRowStyle = `${rowStyle} w-full pl-4.5 text-left hover:text-primary disabled:opacity-55`;

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
                      '-ml-px flex-wrap rounded-r-base border-l-2 border-transparent pl-4 aria-[current]:bg-raised aria-[current]:font-medium',
                      section === 'delete'
                        ? 'text-danger aria-[current]:border-danger'
                        : 'hover:text-primary aria-[current]:border-primary aria-[current]:text-primary',
                      rowStyle,
                    )}
                  >
                    <SectionIcon name={section} />
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
        <p className="pb-1 text-small font-medium text-muted">{t('groups.devices')}</p>
        <OtherPages rowStyle={lastRowStyle} />
        {signOut}
      </div>
    </div>
  );
}
