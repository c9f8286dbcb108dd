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
}

/** Says that there is no data yet, and what the person can do about it. */
export function EmptyState({ icon: Icon, title, text, action, area }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-4 text-center sm:py-6">
      <span
        aria-hidden="true"
        className="mb-3 flex size-14 items-center sm:mb-5 sm:size-20 justify-center rounded-full border border-line bg-paper"
        style={{ color: area ? areaColor(area) : 'var(--primary)' }}
      >
        <Icon className="size-6 sm:size-8" strokeWidth={1.5} />
      </span>
      <p className="font-display text-lead font-semibold text-balance">{title}</p>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {action && <div className="mt-4 sm:mt-6">{action}</div>}
    </div>
  );
}
