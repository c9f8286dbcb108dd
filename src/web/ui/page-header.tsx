import type { ReactNode } from 'react';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { type Area, areaColor } from './area.ts';
import { classNames } from './class-names.ts';

interface Props {
  title: ReactNode;
  subtitle?: ReactNode;
  /**
   * Buttons or a badge. They are below the title on phones (see `hasActionsBesideSubtitle`), and beside the title on
   * wide screens.
   */
  actions?: ReactNode;
  /** Places the actions beside the subtitle on phones. */
  hasActionsBesideSubtitle?: boolean;
  area?: Area;
}

/**
 * Shows the page's title as its only h1, with a subtitle and actions. A title that is a string is also the document
 * title.
 */
export function PageHeader({ title, subtitle, actions, hasActionsBesideSubtitle, area }: Props) {
  usePageTitle(typeof title === 'string' ? title : undefined);
  return (
    <header
      className={classNames(
        'mb-4 flex flex-wrap items-end justify-between sm:mb-8 sm:gap-x-6 sm:gap-y-4',
        hasActionsBesideSubtitle ? 'gap-x-2 max-sm:items-center' : 'gap-x-6 gap-y-3',
      )}
    >
      <div className={hasActionsBesideSubtitle ? 'min-w-0 max-sm:contents' : 'min-w-0'}>
        {area && (
          <span
            aria-hidden="true"
            className="mb-3 block h-1 w-10 rounded-full"
            style={{ background: areaColor(area) }}
          />
        )}
        <h1
          className={classNames(
            'font-display text-display font-semibold tracking-tight',
            hasActionsBesideSubtitle && 'max-sm:w-full',
          )}
        >
          {title}
        </h1>
        {subtitle && (
          <p
            className={classNames(
              'max-w-prose text-pretty text-muted',
              hasActionsBesideSubtitle
                ? 'max-sm:min-h-11 max-sm:flex-1 max-sm:content-center sm:mt-1.5'
                : 'mt-1.5',
            )}
          >
            {subtitle}
          </p>
        )}
      </div>
      {actions && (
        <div
          className={classNames(
            'flex flex-wrap items-center gap-2',
            !hasActionsBesideSubtitle && 'max-sm:w-full',
          )}
        >
          {actions}
        </div>
      )}
    </header>
  );
}
