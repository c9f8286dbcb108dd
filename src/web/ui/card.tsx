import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

interface Props {
  title?: string;
  /** An icon before the title. */
  icon?: ReactNode;
  /** Content beside the title, such as a badge, a link or a small button. */
  action?: ReactNode;
  /**
   * Makes the title a button. The card does not hide its content. The caller hides the content
   * while `isOpen` is false.
   */
  disclosure?: { isOpen: boolean; onToggle: () => void } | undefined;
  /** Leaves out the border and the background, for a card in a box that has them. Makes the title a row of a list. */
  isBare?: boolean;
  /** Lays out the content as a column, so that parts of it can grow in a card that is higher than its content. */
  isColumn?: boolean;
  /** Shows the title in the colour of danger. */
  danger?: boolean | undefined;
  children: ReactNode;
}

/**
 * Groups content in a bordered box. A card with a title is a region with that name for screen readers. The card gets
 * focus when the focused element in it is removed.
 */
export function Card({ title, icon, action, disclosure, isBare, isColumn, danger, children }: Props) {
  const id = useId();
  const section = useRestoreFocus<HTMLElement>();
  return (
    <section
      ref={section}
      aria-labelledby={title ? id : undefined}
      className={classNames(
        'p-4 outline-none sm:p-6',
        !isBare && 'rounded-base border border-line bg-raised',
        isColumn && 'flex flex-col',
      )}
    >
      {title && (
        <div
          className={classNames(
            'relative flex flex-wrap items-center gap-x-3 gap-y-2',
            disclosure ? '-my-2 min-h-11 pr-8' : isBare ? 'mb-3' : 'mb-4',
          )}
        >
          {icon}
          <h2
            id={id}
            className={classNames(
              'mr-auto',
              isBare ? 'font-medium lg:font-semibold' : 'font-display text-lead font-semibold',
              danger && 'text-danger',
            )}
          >
            {disclosure ? (
              <button
                type="button"
                aria-expanded={disclosure.isOpen}
                onClick={disclosure.onToggle}
                className="text-left after:absolute after:inset-0"
              >
                {title}
              </button>
            ) : (
              title
            )}
          </h2>
          {action}
          {disclosure && (
            <ChevronDown
              aria-hidden="true"
              className={classNames(
                'absolute top-3 right-0 size-5 text-muted transition-transform duration-150',
                disclosure.isOpen && 'rotate-180',
              )}
            />
          )}
        </div>
      )}
      {children}
    </section>
  );
}
