import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const sectionNames = [
  'profile',
  'password',
  'factor',
  'passkeys',
  'sessions',
  'notifications',
  'preferences',
  'numbers',
  'ai',
  'export',
  'delete',
] as const;

/**
 * Shows links to the sections of the page: above the sections, or on wide screens beside them, where the section in
 * view is marked.
 */
export function SectionNav() {
  const { t } = useTranslation('account');
  const current = useSectionInView();
  return (
    <nav
      aria-label={t('navigation')}
      className="max-lg:mb-5 max-lg:rounded-base max-lg:border max-lg:border-line max-lg:bg-raised max-lg:p-2 lg:sticky lg:top-36 lg:self-start"
    >
      <ul className="border-line max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-2 sm:max-lg:grid-cols-3 lg:border-l">
        {sectionNames.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              aria-current={name === current ? 'location' : undefined}
              className="flex min-h-11 items-center px-2 max-lg:font-medium max-lg:text-primary lg:text-muted hover:text-ink lg:-ml-px lg:border-l-2 lg:border-transparent lg:pl-4 lg:aria-[current]:border-primary lg:aria-[current]:font-medium lg:aria-[current]:text-primary"
            >
              {t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Returns the id of the section in view: the first section whose bottom edge is below `readingLinePx`, or the last
 * section at the end of the page.
 */
function useSectionInView(): string {
  const [current, setCurrent] = useState<string>(sectionNames[0]);
  useEffect(() => {
    const updateCurrent = () => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const inView = sectionNames.find(
        (name) => (document.getElementById(name)?.getBoundingClientRect().bottom ?? 0) > readingLinePx,
      );
      setCurrent((isAtEnd ? sectionNames.at(-1) : inView) ?? sectionNames[0]);
    };
    updateCurrent();
    window.addEventListener('scroll', updateCurrent, { passive: true });
    return () => window.removeEventListener('scroll', updateCurrent);
  }, []);
  return current;
}

/**
 * The distance in pixels from the top of the window to an invisible line. The section that crosses this line counts as
 * in view. A link to a section scrolls the start of the section to a place above the line, so that the section crosses
 * the line.
 */
const readingLinePx = 200;
