import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';

const groups = [
  { name: 'signIn', sections: ['profile', 'password', 'passkeys', 'factor', 'sessions'] },
  { name: 'app', sections: ['notifications', 'ai', 'preferences', 'numbers'] },
  { name: 'data', sections: ['export', 'delete'] },
] as const;
const sectionNames = groups.flatMap(({ sections }) => [...sections]);

/**
 * Shows links to the sections of the page by group, and marks the section in view. Ends with a link to the devices. The
 * list is hidden on narrow screens. There, all sections are closed at first, and the person opens a section by its
 * title. Leaves out the sections of settings if `hasSettings` is false.
 */
export function SectionNav({ hasSettings }: { hasSettings: boolean }) {
  const { t } = useTranslation('account');
  const current = useSectionInView();
  const shownGroups = groups.filter(({ name }) => hasSettings || name !== 'app');
  return (
    <div className="sticky top-36 space-y-3 self-start max-lg:hidden">
      <nav aria-label={t('navigation')} className="space-y-3">
        {shownGroups.map(({ name, sections }) => (
          <div key={name}>
            <p className="pb-1 text-small font-medium text-muted">{t(`groups.${name}`)}</p>
            <ul className="border-l border-line">
              {sections.map((section) => (
                <li key={section}>
                  <a
                    href={`#${section}`}
                    aria-current={section === current ? 'location' : undefined}
                    className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pr-2 pl-4 text-muted hover:text-ink aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-primary md:pointer-fine:min-h-9"
                  >
                    {t(`${section}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Link
        to={pages.devices}
        className="flex min-h-11 items-center justify-between pr-2 font-medium text-primary underline-offset-4 hover:underline md:pointer-fine:min-h-9"
      >
        {t('devices')}
        <ChevronRight aria-hidden="true" className="size-5 text-muted" strokeWidth={1.75} />
      </Link>
    </div>
  );
}

/**
 * Returns the id of the section in view. If the page is scrolled to its end, this is the last section, or the section
 * of the address if it is visible. Otherwise it is the first section whose bottom edge is below the reading line.
 */
function useSectionInView(): string {
  const [current, setCurrent] = useState<string>(groups[0].sections[0]);
  useEffect(() => {
    const updateCurrent = () => setCurrent(findSectionInView());
    updateCurrent();
    window.addEventListener('scroll', updateCurrent, { passive: true });
    window.addEventListener('hashchange', updateCurrent);
    return () => {
      window.removeEventListener('scroll', updateCurrent);
      window.removeEventListener('hashchange', updateCurrent);
    };
  }, []);
  return current;
}

function findSectionInView(): string {
  const { scrollHeight } = document.documentElement;
  const edgesOf = (name: string) => document.getElementById(name)?.getBoundingClientRect();
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
  const linked = sectionNames.find((name) => `#${name}` === window.location.hash);
  const edges = linked && edgesOf(linked);
  if (isAtEnd) {
    const isLinkedVisible = edges && edges.top < window.innerHeight && edges.bottom > readingLinePx;
    return linked && isLinkedVisible ? linked : groups[2].sections[1];
  }
  return sectionNames.find((name) => (edgesOf(name)?.bottom ?? 0) > readingLinePx) ?? groups[0].sections[0];
}

/**
 * The distance in pixels from the top of the window to an imaginary line. The section that crosses
 * the line counts as in view. A section that the person opens by a link starts above the line and
 * so crosses it.
 */
const readingLinePx = 200;
