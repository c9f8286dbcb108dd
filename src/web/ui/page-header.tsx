import type { ReactNode } from 'react';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { type Area, areaColor } from './area.ts';

interface Props {
  title: ReactNode;
  subtitle?: ReactNode;
  /**
   * Buttons or a badge. They are below the title on phones, and beside the title on wide screens.
   */
  actions?: ReactNode;
  area?: Area;
}

/**
 * Shows the page's title as its only h1, with a subtitle and actions. A title that is a string is also the document
 * title.
 */
export function PageHeader({ title, subtitle, actions, area }: Props) {
  usePageTitle(typeof title === 'string' ? title : undefined);
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-8 sm:gap-y-4">
      <div className="min-w-0">
        {area && (
          <span
            aria-hidden="true"
            className="mb-3 block h-1 w-10 rounded-full"
            style={{ background: areaColor(area) }}
          />
        )}
        <h1 className="font-display text-display font-semibold tracking-tight">{title}</h1>
        {subtitle && <p className="mt-1.5 max-w-prose text-pretty text-muted">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{actions}</div>}
    </header>
  );
}
