import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Buttons, beside the text if there is room. */
  children?: ReactNode;
}

/** Shows one way to keep the unsent entries of this device safe, with its buttons. */
export function SafetyRow({ icon: Icon, title, text, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center self-start rounded-full bg-sunken text-primary"
      >
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 grow basis-52">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-small text-pretty text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden max-sm:ml-15">{children}</div>
    </div>
  );
}
