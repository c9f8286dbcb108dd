import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Card } from '#web/ui/card.tsx';

interface Props {
  id: string;
  title: string;
  action?: ReactNode;
  /** The current value of the section in a few words. Shown in the title row on screens without `SectionNav`. */
  value?: string | undefined;
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
export function Section({ id, title, action, value, children }: Props) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useOpenedByLink(id);
  const disclosure = isWide ? undefined : { isOpen, onToggle: () => setOpen(!isOpen) };
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-24 outline-none md:scroll-mt-36">
      <Card title={title} action={action ?? <SectionValue value={value} />} disclosure={disclosure}>
        <div hidden={!isWide && !isOpen} className="max-lg:mt-6">
          {children}
        </div>
      </Card>
    </div>
  );
}

const SectionValue = ({ value }: Pick<Props, 'value'>) =>
  value !== undefined && (
    <span className="max-w-36 truncate text-small text-muted tabular-nums lg:hidden">{value}</span>
  );

/** Groups sections under a small heading on screens without `SectionNav`. */
export function SectionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-2 lg:space-y-6">
      <p className="px-1 text-small font-medium text-muted lg:hidden">{title}</p>
      {children}
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
