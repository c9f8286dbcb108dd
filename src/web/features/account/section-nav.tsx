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
 * Shows a list of links to the sections of the page, and marks the section in view. On narrow screens, this list is
 * hidden, and the titles of the closed sections replace it.
 */
export function SectionNav() {
  const { t } = useTranslation('account');
  const current = useSectionInView();
  return (
    <nav aria-label={t('navigation')} className="sticky top-36 self-start max-lg:hidden">
      <ul className="border-l border-line">
        {sectionNames.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              aria-current={name === current ? 'location' : undefined}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pr-2 pl-4 text-muted hover:text-ink aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-primary"
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
 * The distance in pixels from the top of the window to an imaginary line. The section that crosses this line counts as
 * in view. After the person follows a link to a section, the section starts above this line and so crosses it.
 */
const readingLinePx = 200;
