import { Link } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** The page that the bar links to. */
  to: string;
  label: string;
  icon: LucideIcon;
  /** A button beside the link, such as Pause. */
  action?: ReactNode;
  children: ReactNode;
}

/** Shows a link to an activity in progress, such as a workout. The link is below the header. */
export function ActivityBar({ to, label, icon: Icon, action, children }: Props) {
  return (
    <aside aria-label={label} className="bg-primary-soft text-primary">
      <div className="mx-auto flex max-w-7xl items-center px-1 sm:px-3">
        <Link
          to={to}
          className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-base px-3 font-medium focus-visible:-outline-offset-2"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          <span className="min-w-0 grow">{children}</span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        </Link>
        {action}
      </div>
    </aside>
  );
}
