import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Area, areaColor } from './area.ts';

interface Props {
  icon: LucideIcon;
  title: string;
  /** A sentence that says what the person can do. */
  text?: ReactNode;
  /** A button for what the person can do. */
  action?: ReactNode;
  area?: Area;
  /** Shows the text in a row beside the icon, for a part of a page that has other content. */
  compact?: boolean;
}

/** Says that there is no data yet, and what the person can do about it. */
export function EmptyState({ icon: Icon, title, text, action, area, compact }: Props) {
  const color = area ? areaColor(area) : 'var(--primary)';
  if (compact) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-1">
        <span
          aria-hidden="true"
          className="flex size-12 shrink-0 items-center justify-center rounded-full border border-line bg-paper"
          style={{ color }}
        >
          <Icon className="size-6" strokeWidth={1.5} />
        </span>
        <div className="min-w-0 grow basis-48">
          {/* The space separates the two texts for programs that read them as one. */}
          <p className="font-semibold">{title}</p> {text && <p className="text-muted">{text}</p>}
        </div>
        {action}
      </div>
    );
  }
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-4 text-center sm:py-6">
      <span
        aria-hidden="true"
        className="mb-3 flex size-14 items-center sm:mb-5 sm:size-20 justify-center rounded-full border border-line bg-paper"
        style={{ color }}
      >
        <Icon className="size-6 sm:size-8" strokeWidth={1.5} />
      </span>
      <p className="font-display text-lead font-semibold text-balance">{title}</p>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {action && <div className="mt-4 sm:mt-6">{action}</div>}
    </div>
  );
}
