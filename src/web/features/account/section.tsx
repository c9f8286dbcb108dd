import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

interface Props {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Where a step of a section ends, what was pressed is gone: focus goes to the section, and is not lost. */
export const focusSection = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/** One concern of the page, which its address can name. */
export function Section({ id, title, action, children }: Props) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-24 outline-none md:scroll-mt-36">
      <Card title={title} action={action}>
        {children}
      </Card>
    </div>
  );
}
