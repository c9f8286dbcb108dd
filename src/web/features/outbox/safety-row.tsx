import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface Props {
  icon: LucideIcon;
  title: string;
  text: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Shows the icon in the colour of attention. */
  isAttention?: boolean;
  /** Buttons, beside the text if there is room, otherwise below it. */
  children?: ReactNode;
}

/** Shows one thing that this browser keeps, or how well it keeps it, with the buttons for it. */
export function SafetyRow({ icon: Icon, title, text, titleRef, isAttention = false, children }: Props) {
  return (
    <div className="flex gap-x-4 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-11 shrink-0 items-center justify-center rounded-full',
          isAttention ? 'bg-attention-soft text-attention' : 'bg-sunken text-primary',
        )}
      >
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-52">
          <h3 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="font-semibold">
            {title}
          </h3>
          <p className="text-small text-pretty text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
      </div>
    </div>
  );
}
