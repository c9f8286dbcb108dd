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
 * Shows a list of links to the sections of the page, and marks the section in view. The list is
 * hidden on narrow screens. There, all sections are closed at first, and the person opens a section
 * by its title.
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
 * Returns the id of the section in view. This is the first section whose bottom edge is below
 * `readingLinePx`. If the page is scrolled to its end, this is the last section.
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
 * The distance in pixels from the top of the window to an imaginary line. The section that crosses
 * the line counts as in view. A section that the person opens by a link starts above the line and
 * so crosses it.
 */
const readingLinePx = 200;
