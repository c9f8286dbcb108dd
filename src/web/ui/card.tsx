import { type ReactNode, useId } from 'react';
import { useRestoreFocus } from './use-restore-focus.ts';

interface Props {
  title?: string;
  /** Content beside the title, such as a badge, a link or a small button. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Groups content in a bordered box. A card with a title is a region with that name for screen readers. The card gets
 * focus when the focused element in it is removed.
 */
export function Card({ title, action, children }: Props) {
  const id = useId();
  const section = useRestoreFocus<HTMLElement>();
  return (
    <section
      ref={section}
      aria-labelledby={title ? id : undefined}
      className="break-inside-avoid rounded-base border border-line bg-raised p-4 outline-none sm:p-6"
    >
      {title && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="font-display text-lead font-semibold">
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
