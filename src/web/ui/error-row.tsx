import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface Props {
  ref: Ref<HTMLDivElement>;
  icon: LucideIcon;
  title: string;
  text: string | undefined;
  /** Whether `FailedPartsBar` has the details and the button. */
  isInBar: boolean;
  /** The retry button. */
  children: ReactNode;
}

/** Shows an error as one row, for a small part of a page. */
export function ErrorRow({ ref, icon: Icon, title, text, isInBar, children }: Props) {
  return (
    <div
      ref={ref}
      role="alert"
      className="flex min-h-18 flex-wrap items-center gap-3 rounded-base bg-sunken/50 px-4 py-3 outline-none"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="min-w-0 grow basis-48">
        <p className={isInBar ? 'text-muted' : 'font-medium'}>{title}</p>
        {!isInBar && text && <p className="text-small text-muted">{text}</p>}
      </div>
      {!isInBar && children}
    </div>
  );
}
