import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

interface Props {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Moves the focus to the section with this id. Call it when a step of a section ends, because the button that had the
 * focus is then removed.
 */
export const focusSection = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/** Frames a section of the page. `id` is the target of links to the section. */
export function Section({ id, title, action, children }: Props) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-24 outline-none md:scroll-mt-36">
      <Card title={title} action={action}>
        {children}
      </Card>
    </div>
  );
}
