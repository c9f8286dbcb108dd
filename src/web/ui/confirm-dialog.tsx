import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** States what will happen, and whether it can be undone. */
  description: string;
  confirmLabel: string;
  /** The label of the button that changes nothing, if "Cancel" could be read as the action itself. */
  cancelLabel?: string;
  onConfirm: () => void;
  danger?: boolean;
  busy?: boolean;
  /** Content below the description. */
  children?: ReactNode;
}

/**
 * Asks for confirmation before an action that is hard to undo. The dialog stays open after `onConfirm` until the caller
 * closes it.
 */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, danger, busy = false } = props;
  const { t } = useTranslation('common');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {props.cancelLabel ?? t('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
