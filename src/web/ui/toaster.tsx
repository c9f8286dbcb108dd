import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { closeToast, openToast, type QueuedToast, type Toast, toastTimes } from './toast-queue.ts';
import { useToastHeight } from './use-toast-height.ts';

interface Toasts {
  /** Shows a toast in place of the visible toast. */
  show: (toast: Toast) => void;
  /** Closes the visible toast. */
  close: () => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Returns the functions that show and close toasts. Throws an Error outside ToastProvider. */
export function useToast(): Toasts {
  const context = use(ToastContext);
  if (!context) throw new Error('useToast is used outside ToastProvider');
  return context;
}

/**
 * Places toasts above the tab bar and the bar of the outbox. While a dialog is open, they are at the top of the screen,
 * because on phones the buttons of a dialog are at the bottom. Dialogs leave room for toasts at the top.
 */
const viewportStyle =
  'pointer-events-none fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-50 mx-auto grid w-full ' +
  'max-w-[420px] items-end px-4 outline-none *:my-4 *:[grid-area:1/1] sm:right-0 sm:left-auto sm:mx-0 md:bottom-0 ' +
  'with-outbox-bar:bottom-[calc(7rem+env(safe-area-inset-bottom))] md:with-outbox-bar:bottom-12 ' +
  'with-dialog:top-0 with-dialog:bottom-auto with-dialog:pt-[env(safe-area-inset-top)] print:hidden';

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const viewport = useToastHeight();
  const [queue, setQueue] = useState<QueuedToast[]>([]);
  const context = useMemo<Toasts>(
    () => ({
      show: (toast) => setQueue((current) => openToast(current, toast, Date.now())),
      close: () =>
        setQueue((current) => current.reduce((queue, { id }) => closeToast(queue, id, Date.now()), current)),
    }),
    [],
  );
  const close = (id: number) => setQueue((current) => closeToast(current, id, Date.now()));
  return (
    <ToastContext value={context}>
      <Primitive.Provider
        duration={toastTimes.visible}
        swipeDirection="right"
        swipeThreshold={50}
        label={t('notification')}
      >
        {children}
        {queue.map((toast) => (
          <ToastView key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
        {/* All toasts share one grid cell. Otherwise a closing toast would move when a new toast appears. An open
            dialog hides the rest of the page from screen readers, except elements with `aria-live`. The value `off`
            keeps the list of toasts reachable for screen readers, and adds no second announcement. */}
        <Primitive.Viewport
          ref={viewport}
          aria-live="off"
          hotkey={['F8']}
          label={`${t('notifications')} ({hotkey})`}
          className={viewportStyle}
        />
      </Primitive.Provider>
    </ToastContext>
  );
}

function ToastView({ toast, onClose }: { toast: QueuedToast; onClose: () => void }) {
  const { t } = useTranslation('common');
  const isDanger = toast.tone === 'danger';
  const Icon = isDanger ? CircleAlert : CircleCheck;
  const { onClosed } = toast;
  const isOpen = toast.closedAt === undefined;
  useEffect(() => {
    if (!isOpen) onClosed?.();
  }, [isOpen, onClosed]);
  return (
    <Primitive.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      type={isDanger ? 'foreground' : 'background'}
      className="motion-toast pointer-events-auto flex items-start gap-3 rounded-base border border-line bg-raised py-2 pr-2 pl-4 shadow-lifted"
    >
      <Icon
        aria-hidden="true"
        className={`mt-3 size-5 shrink-0 ${isDanger ? 'text-danger' : 'text-primary'}`}
        strokeWidth={1.75}
      />
      <div className="min-w-0 grow py-2.5">
        <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
        {toast.description && (
          <Primitive.Description className="text-small text-balance text-muted">
            {toast.description}
          </Primitive.Description>
        )}
        {toast.action && (
          <Primitive.Action
            altText={toast.action.label}
            onClick={toast.action.onPress}
            className={`mt-2 ${buttonStyle('secondary')}`}
          >
            {toast.action.label}
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton icon={X} label={t('close')} />
      </Primitive.Close>
    </Primitive.Root>
  );
}
