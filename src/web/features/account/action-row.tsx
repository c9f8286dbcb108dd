import type { ReactNode } from 'react';

interface Props {
  text?: string | undefined;
  /** Buttons. On a phone, they are below the text. */
  children?: ReactNode;
}

/** Shows a sentence, and at the right edge of the section the buttons for it. The sentence can be left out. */
export function ActionRow({ text, children }: Props) {
  return (
    <div className="items-center justify-between gap-x-8 space-y-3 sm:flex sm:space-y-0">
      {text && <p className="max-w-[60ch] text-pretty text-muted">{text}</p>}
      <div className="flex shrink-0 flex-wrap gap-2 empty:hidden">{children}</div>
    </div>
  );
}
