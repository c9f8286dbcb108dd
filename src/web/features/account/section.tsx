import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

interface Props {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

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
