import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Card } from '#web/ui/card.tsx';

interface Props {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Moves the focus to the section with this id. Call this function when a step of a section ends.
 * The button that had the focus is then removed, so the focus would be lost.
 */
export const focusSection = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/**
 * Frames a section of the page. `id` is the target of links to the section. On screens without `SectionNav`, a section
 * is closed until the person opens it or follows a link to it.
 */
export function Section({ id, title, action, children }: Props) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useOpenedByLink(id);
  const disclosure = isWide ? undefined : { isOpen, onToggle: () => setOpen(!isOpen) };
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-24 outline-none md:scroll-mt-36">
      <Card title={title} action={action} disclosure={disclosure}>
        <div hidden={!isWide && !isOpen} className="max-lg:mt-6">
          {children}
        </div>
      </Card>
    </div>
  );
}

/**
 * Returns whether the section with this id is open, and a function that opens or closes it. When
 * the person follows a link to the section, the section opens.
 */
function useOpenedByLink(id: string) {
  const hash = useLocation({ select: (location) => location.hash });
  const [isOpen, setOpen] = useState(hash === id);
  useEffect(() => {
    if (hash === id) setOpen(true);
  }, [hash, id]);
  return [isOpen, setOpen] as const;
}
