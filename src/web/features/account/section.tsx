import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { IsHiddenPart } from '#web/lib/shown-errors.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type SectionId, useCurrentSection } from './current-section.ts';
import { SectionIcon } from './section-icon.tsx';
import { SectionStates } from './section-states.ts';
import { SectionValue } from './section-value.tsx';

interface Props {
  id: SectionId;
  title: string;
  action?: ReactNode;
  /** Shows the value of the section in a badge of this tone beside the title of a wide page. */
  badge?: 'good' | 'neutral' | undefined;
  /** Says what the section is for. Shown below the title on a wide page, and above the content on other pages. */
  text?: string;
  /** Shows the title in the colour of danger. */
  danger?: boolean;
  children: ReactNode;
}

/**
 * Moves the focus to the section with this id. Call this function when a step of a section ends.
 * The button that had the focus is then removed, so the focus would be lost.
 */
export const focusSection = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/**
 * Frames a section of the page. `id` is the target of links to the section. Beside `SectionNav`, only the current
 * section is visible. On other screens, a section is closed until the person opens it or follows a link to it, and its
 * title row shows its state (see `SectionStates`).
 */
export function Section({ id, title, action, badge, text, danger, children }: Props) {
  const state = useContext(SectionStates)[id];
  const isWide = useIsWide();
  const isCurrent = useCurrentSection() === id;
  const [isOpen, setOpen] = useOpenedByLink(id);
  const disclosure = isWide ? undefined : { isOpen, onToggle: () => setOpen(!isOpen) };
  const stateOfTitle = isWide ? (
    badge && (
      // The badge is beside the title, because its box takes the space that is left in the row.
      <span className="grow">
        <Badge tone={badge}>{state?.value}</Badge>
      </span>
    )
  ) : (
    <SectionValue {...state} />
  );
  return (
    <div
      id={id}
      tabIndex={-1}
      hidden={isWide && !isCurrent}
      className="scroll-mt-24 outline-none md:scroll-mt-36"
    >
      <Card
        title={title}
        icon={!isWide && <SectionIcon name={id} />}
        action={
          <>
            {action ?? stateOfTitle}
            {isWide && text && (
              <p className="basis-full">
                <span className="block max-w-[60ch] text-pretty text-muted">{text}</span>
              </p>
            )}
          </>
        }
        disclosure={disclosure}
        isBare={!isWide}
        danger={danger}
      >
        <div hidden={!isWide && !isOpen} className="max-lg:mt-6">
          {!isWide && text && <p className="mb-5 max-w-prose text-muted">{text}</p>}
          <IsHiddenPart value={isWide ? !isCurrent : !isOpen}>{children}</IsHiddenPart>
        </div>
      </Card>
    </div>
  );
}

/**
 * Groups sections in one box under a heading. On a wide page, which shows one section, there is no heading and no box.
 */
export function SectionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <p className="text-small font-medium text-muted lg:hidden">{title}</p>
      <div className="max-lg:divide-y max-lg:divide-line max-lg:rounded-base max-lg:border max-lg:border-line max-lg:bg-raised">
        {children}
      </div>
    </div>
  );
}

/**
 * Returns whether the section with this id is open, and a function that opens or closes it. When the person follows a
 * link to the section, the section opens. On a wide page, where it takes the place of another section, it gets the
 * focus.
 */
function useOpenedByLink(id: SectionId) {
  const hash = useLocation({ select: (location) => location.hash });
  const isWide = useIsWide();
  const lastHash = useRef(hash);
  const [isOpen, setOpen] = useState(hash === id);
  useEffect(() => {
    const hasChanged = hash !== lastHash.current;
    lastHash.current = hash;
    if (hash !== id) return;
    setOpen(true);
    if (!isWide || !hasChanged) return;
    focusSection(id);
    window.scrollTo({ top: 0 });
  }, [hash, id, isWide]);
  return [isOpen, setOpen] as const;
}
