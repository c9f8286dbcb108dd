import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useDialogHistory } from './dialog-history.ts';

interface Props {
  onClose: () => void;
  /** The accessible name of the full-screen view. It is not shown. */
  title: string;
  children: ReactNode;
}

/**
 * Fills the screen with one activity and hides the page behind it. Escape and the browser's Back call `onClose`. After
 * closing, focus returns to the element that had it before, or to the page's content if that element is gone.
 */
export function FullScreen({ onClose, title, children }: Props) {
  const [opener] = useState(() => document.activeElement);
  useDialogHistory(true, onClose);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-paper" />
        <Primitive.Content
          aria-describedby={undefined}
          // A press on a toast is outside of this dialog, but must not close the dialog.
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = opener?.isConnected ? opener : document.querySelector('main');
            if (target instanceof HTMLElement) target.focus();
          }}
          className="motion-overlay fixed inset-x-0 top-[var(--toast-height,0px)] bottom-0 z-40 flex flex-col overflow-y-auto overscroll-contain bg-paper outline-none"
        >
          <Primitive.Title className="visually-hidden">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
