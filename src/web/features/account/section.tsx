import { useLocation } from '@tanstack/react-router';
import { CircleAlert, CloudOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IsHiddenPart } from '#web/lib/shown-errors.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type SectionId, useCurrentSection } from './current-section.ts';
import { hasFailed, type SectionQuery } from './use-failed-sections.ts';

interface Props {
  id: SectionId;
  title: string;
  action?: ReactNode;
  /** The current value of the section in a few words. Shown in the title row on screens without `SectionNav`. */
  value?: string | undefined;
  /** Shows the value in a badge of this tone beside the title of a wide page. Without it, a wide page has no value. */
  badge?: 'good' | 'neutral' | undefined;
  /** A problem that the person should know about, in a few words. Takes the place of the value. */
  warning?: string | undefined;
  /** The query of the section's content. If it failed, the title row says so in place of the value. */
  query?: SectionQuery | undefined;
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
 * Frames a section of the page. `id` is the target of links to the section. Beside `SectionNav`, only the current section
 * is visible. On other screens, a section is closed until the person opens it or follows a link to it.
 */
export function Section({ id, title, action, value, badge, warning, query, text, danger, children }: Props) {
  const isWide = useIsWide();
  const isCurrent = useCurrentSection() === id;
  const [isOpen, setOpen] = useOpenedByLink(id);
  const disclosure = isWide ? undefined : { isOpen, onToggle: () => setOpen(!isOpen) };
  const state =
    isWide && badge ? (
      // The badge is beside the title, because its box takes the space that is left in the row.
      <span className="grow">
        <Badge tone={badge}>{value}</Badge>
      </span>
    ) : (
      <SectionValue value={value} warning={warning} query={query} />
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
        action={
          <>
            {action ?? state}
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

function SectionValue({ value, warning, query }: Pick<Props, 'value' | 'warning' | 'query'>) {
  const { t } = useTranslation('account');
  const isFailed = query !== undefined && hasFailed(query);
  const Icon = warning ? CircleAlert : isFailed ? CloudOff : undefined;
  const text = warning ?? (isFailed ? t('notLoadedShort') : value);
  if (text === undefined) return null;
  const isValue = Icon === undefined;
  return (
    <span
      className={classNames(
        'flex min-w-0 items-center gap-1.5 text-small tabular-nums lg:hidden',
        warning ? 'font-medium text-attention' : 'text-muted',
        isValue && 'grow basis-24 justify-end',
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
      <span className={classNames('min-w-0', isValue ? 'truncate' : 'break-words')}>{text}</span>
    </span>
  );
}

/** Groups sections in one box under a heading. On a wide page, which shows one section, there is no heading and no box. */
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
 * link to the section, the section opens. On a wide page, where it takes the place of another section, it gets the focus.
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
