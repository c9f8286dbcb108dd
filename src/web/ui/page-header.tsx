import type { ReactNode } from 'react';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { classNames } from './class-names.ts';

interface Props {
  title: ReactNode;
  subtitle?: ReactNode;
  /**
   * Buttons or a badge. On phones, they are below the title, unless one of the next two props is set. On wide screens,
   * they are beside the title.
   */
  actions?: ReactNode;
  /** Places the actions beside the title on phones. For a short title and one short button. */
  hasActionsBesideTitle?: boolean;
  /**
   * Places the actions above the title on phones. The header keeps the room of their row while there are no actions
   * yet.
   */
  hasActionsAboveTitle?: boolean;
}

/**
 * Shows the page's title as its only h1, with a subtitle and actions. A title that is a string is also the document
 * title.
 */
export function PageHeader({
  title,
  subtitle,
  actions,
  hasActionsBesideTitle = false,
  hasActionsAboveTitle = false,
}: Props) {
  usePageTitle(typeof title === 'string' ? title : undefined);
  return (
    <header
      className={classNames(
        'mb-4 items-end justify-between sm:mb-8 sm:gap-x-6 sm:gap-y-4',
        hasActionsBesideTitle
          ? 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 max-sm:items-center sm:flex sm:flex-wrap'
          : 'flex flex-wrap gap-x-6 gap-y-3',
        hasActionsAboveTitle && 'relative max-sm:-mt-3 max-sm:pt-10',
      )}
    >
      <div className={classNames('min-w-0', hasActionsBesideTitle && 'max-sm:contents')}>
        <h1
          className={classNames(
            'font-display text-display font-semibold tracking-tight',
            hasActionsBesideTitle && 'max-sm:min-h-11 max-sm:content-center',
          )}
        >
          {title}
        </h1>
        {subtitle && (
          <p
            className={classNames(
              'mt-1.5 max-w-3xl text-pretty text-muted',
              hasActionsBesideTitle && 'max-sm:order-last max-sm:col-span-2',
              hasActionsAboveTitle && 'empty:hidden max-sm:mt-1',
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
            hasActionsAboveTitle && 'max-sm:absolute max-sm:inset-x-0 max-sm:top-0',
            !hasActionsBesideTitle && 'max-sm:w-full',
          )}
        >
          {actions}
        </div>
      )}
    </header>
  );
}
