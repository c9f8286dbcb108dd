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
  /** Places the actions beside the subtitle on phones. */
  hasActionsBesideSubtitle?: boolean;
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
  hasActionsBesideSubtitle = false,
}: Props) {
  usePageTitle(typeof title === 'string' ? title : undefined);
  const isOneRow = hasActionsBesideTitle || hasActionsBesideSubtitle;
  return (
    <header
      className={classNames(
        'group/header items-end justify-between sm:mb-8 sm:gap-x-6 sm:gap-y-4',
        // The row of the subtitle is as high as a button, so there is space below its text.
        hasActionsBesideSubtitle ? 'mb-2' : 'mb-4',
        hasActionsBesideTitle ? 'grid grid-cols-[minmax(0,1fr)_auto] sm:flex sm:flex-wrap' : 'flex flex-wrap',
        isOneRow ? 'gap-x-2 max-sm:items-center' : 'gap-x-6 gap-y-3',
      )}
    >
      <div className={isOneRow ? 'min-w-0 max-sm:contents' : 'min-w-0'}>
        <h1
          className={classNames(
            'font-display text-display font-semibold tracking-tight',
            hasActionsBesideTitle && 'max-sm:min-h-11 max-sm:content-center',
            hasActionsBesideSubtitle && 'max-sm:w-full',
          )}
        >
          {title}
        </h1>
        {subtitle && (
          <p
            className={classNames(
              'max-w-3xl text-pretty text-muted',
              hasActionsBesideTitle && 'max-sm:order-last max-sm:col-span-2',
              hasActionsBesideSubtitle
                ? 'empty:hidden max-sm:mt-1 max-sm:min-h-11 max-sm:flex-1 max-sm:content-center max-sm:leading-snug sm:mt-1.5'
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
            // Without a subtitle, the actions fill its row.
            isOneRow ? 'max-sm:group-has-[p:empty]/header:w-full' : 'max-sm:w-full',
          )}
        >
          {actions}
        </div>
      )}
    </header>
  );
}
