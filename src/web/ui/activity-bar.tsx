import { Link } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** The page that the bar links to. */
  to: string;
  label: string;
  icon: LucideIcon;
  children: ReactNode;
}

/** Shows a link below the header to an activity in progress, such as a workout. */
export function ActivityBar({ to, label, icon: Icon, children }: Props) {
  return (
    <aside aria-label={label}>
      <Link
        to={to}
        className="block bg-primary-soft font-medium text-primary focus-visible:-outline-offset-2"
      >
        <span className="mx-auto flex min-h-11 max-w-7xl items-center gap-3 px-4 sm:px-6">
          <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          <span className="min-w-0 grow">{children}</span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        </span>
      </Link>
    </aside>
  );
}
