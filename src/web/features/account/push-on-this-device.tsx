import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#web/lib/call-api.ts';
import { pushSupport } from '#web/lib/push/push-support.ts';
import { useEnablePush } from '#web/lib/push/use-push.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

interface Props {
  vapidPublicKey: string;
  /** Whether the server has the push subscription of this browser. */
  isSetUp: boolean;
  /** Whether the push switch is on in the saved notification settings. */
  isPushOn: boolean;
}

/**
 * Says whether this device receives push reminders. If not, shows a button to set up push, or says
 * why push is not possible on this device.
 */
export function PushOnThisDevice({ vapidPublicKey, isSetUp, isPushOn }: Props) {
  const { t } = useTranslation('reminders');
  const [support, setSupport] = useState(pushSupport);
  // The mutation is here and not in `AllowPush`, because `AllowPush` can unmount before the mutation ends. The toast
  // with the result would then not appear.
  const enablePush = useEnablePush();
  return (
    <div className="pb-2">
      {support !== 'supported' ? (
        <p role="status" className="max-w-prose text-small text-muted">
          {t(`thisDevice.${support}`)}
        </p>
      ) : isSetUp ? (
        <p className="text-small text-muted">{t(isPushOn ? 'thisDevice.on' : 'thisDevice.onNeedsSave')}</p>
      ) : (
        <AllowPush
          enablePush={enablePush}
          vapidPublicKey={vapidPublicKey}
          onAnswer={() => setSupport(pushSupport())}
        />
      )}
    </div>
  );
}

interface AllowPushProps {
  enablePush: ReturnType<typeof useEnablePush>;
  vapidPublicKey: string;
  onAnswer: () => void;
}

function AllowPush({ enablePush, vapidPublicKey, onAnswer }: AllowPushProps) {
  const { t } = useTranslation('reminders');
  const toast = useToast();
  const showError = useErrorToast();
  const handleAllow = () =>
    enablePush.mutate(vapidPublicKey, {
      onSuccess: (result) => {
        if (result === 'on') toast.show({ title: t('thisDevice.turnedOn') });
        if (result === 'dismissed') toast.show({ title: t('thisDevice.dismissed') });
        onAnswer();
      },
      onError: (error) =>
        error instanceof CallError
          ? showError(t('thisDevice.failed'), error)
          : toast.show({
              title: t('thisDevice.failed'),
              description: t('thisDevice.failedText'),
              tone: 'danger',
            }),
    });
  return (
    <Button variant="secondary" busy={enablePush.isPending} onClick={handleAllow}>
      {t('thisDevice.allow')}
    </Button>
  );
}
