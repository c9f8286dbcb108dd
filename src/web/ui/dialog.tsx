import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { useDialogHistory } from './dialog-history.ts';
import { IconButton } from './icon-button.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /**
   * Content below the scrolling body, always visible. A submit button in the footer needs the form's id: `form={id}`.
   */
  footer?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}

// While a dialog is open, toasts are at the top of the screen. The maximum height of the dialog
// leaves room for the toasts, so that they cover none of the dialog's buttons.
const place =
  'fixed inset-x-0 bottom-0 z-40 max-h-[min(92dvh,calc(100dvh-var(--toast-height,0px)))] rounded-t-base border-t ' +
  'sm:inset-x-4 sm:inset-y-8 sm:m-auto sm:h-fit sm:rounded-b-base sm:border ' +
  'sm:max-h-[calc(100dvh-2*max(2rem,var(--toast-height,0px)))]';

/**
 * Shows a modal dialog. On phones, the dialog is a sheet at the bottom of the screen. The dialog
 * traps focus and closes on Escape. After closing, focus returns to the element that had focus
 * before. While a dialog is open above another dialog, only the upper one is visible.
 */
export function Dialog({ open, onOpenChange, title, description, footer, wide, children }: Props) {
  const { t } = useTranslation('common');
  const opener = useOpener(open);
  useDialogHistory(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="motion-overlay fixed inset-0 z-40 bg-shade [&:has(~[data-dialog]~[data-dialog][data-state=open])]:hidden" />
        <Primitive.Content
          data-dialog=""
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            // Focuses the dialog itself. Its first control is the close button, which is no place to start.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The opener can be gone, for example a button that only a page without entries has.
            const target = opener?.isConnected ? opener : document.querySelector('main');
            if (target instanceof HTMLElement) target.focus();
          }}
          className={classNames(
            '[&:has(~[data-dialog][data-state=open])]:opacity-0',
            'motion-dialog flex flex-col overflow-clip border-line bg-raised shadow-lifted outline-none',
            place,
            wide ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-3 pr-2 pl-4 sm:py-4 sm:pr-4 sm:pl-6">
            <Primitive.Title className="pt-1.5 pb-1 font-display text-title font-semibold">
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={X} label={t('close')} />
            </Primitive.Close>
            {description && (
              <Primitive.Description className="col-span-full pr-2 text-pretty text-muted">
                {description}
              </Primitive.Description>
            )}
          </div>
          {children && (
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-1 pb-6 sm:px-6">
              {children}
            </div>
          )}
          {footer && (
            <div className="flex flex-wrap gap-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow max-sm:*:last:grow-[99] max-sm:[&>button]:px-3 sm:justify-end sm:px-6 sm:py-4">
              {footer}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * Returns the element that had focus when the dialog opened, or null. Radix can restore focus only to its own trigger
 * element, and this dialog has none.
 */
function useOpener(open: boolean): Element | null {
  const [opener, setOpener] = useState<Element | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  return opener;
}
