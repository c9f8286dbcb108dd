import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  /** A CSS colour for the icon. */
  color: string;
  title: string;
  /** The value with its unit. Undefined if there is no value. */
  value: string | undefined;
  /** Small texts below the value. */
  children: ReactNode;
}

/** Shows a value of the day below its name. */
export const DayStat = ({ icon: Icon, color, title, value, children }: Props) => (
  <div className="min-w-0 space-y-1 text-small text-muted tabular-nums">
    <p className="flex items-center gap-2">
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} style={{ color }} />
      <span className="font-medium text-ink">{title}</span>
    </p>
    {value !== undefined && <span className="number block text-title font-semibold text-ink">{value}</span>}
    {children}
  </div>
);
