import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteUnsent, sendUnsent } from '#web/lib/outbox/sign-out-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export interface SignOutDialogProps {
  userId: number;
  /** The number of the person's unsent entries on this device. */
  unsentCount: number;
  onSignOut: () => void;
  onClose: () => void;
}

/** Asks what to do with unsent entries before the person signs out: send, keep or delete them. */
export function SignOutDialog({ userId, unsentCount, onSignOut, onClose }: SignOutDialogProps) {
  const { t } = useTranslation('signout');
  const [left, setLeft] = useState(unsentCount);
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  const isSending = state === 'sending';
  const handleSend = async () => {
    setState('sending');
    const count = await sendUnsent(userId).catch(() => left);
    if (count === 0) return onSignOut();
    setLeft(count);
    setState('failed');
  };
  const handleDelete = () => void deleteUnsent(userId).then(onSignOut, () => setState('failed'));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { count: left })}
      description={t('text')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('stay')}
        </Button>
      }
    >
      <div className="space-y-3">
        <p role="status" className="empty:hidden">
          {state === 'failed' && t('failed')}
        </p>
        <Button wide busy={isSending} onClick={() => void handleSend()}>
          {t('send')}
        </Button>
        <Button wide variant="secondary" disabled={isSending} onClick={onSignOut}>
          {t('keep')}
        </Button>
        <p className="text-small text-muted">{t('keepText')}</p>
        <Button wide variant="danger" disabled={isSending} onClick={handleDelete}>
          {t('delete', { count: left })}
        </Button>
      </div>
    </Dialog>
  );
}
