import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import type { Channel } from './use-channel-state.ts';
import { useSendTestReminder } from './use-notifications.ts';

/**
 * Shows a button that sends a test reminder by a channel, and the result. Renders nothing if the channel has no
 * recipient, or if the server cannot use it.
 */
export function TestReminder({ channel, isAvailable, hasTarget }: Channel) {
  const { t } = useTranslation('reminders');
  const showError = useErrorToast();
  const sendTest = useSendTestReminder();
  if (!hasTarget || !isAvailable) return null;
  const result = sendTest.isPending ? undefined : sendTest.data?.result;
  return (
    <div className="pb-2">
      <Button
        variant="secondary"
        aria-label={t('testNamed', { by: t(`by.${channel}`) })}
        busy={sendTest.isPending}
        onClick={() =>
          sendTest.mutate({ body: { channel } }, { onError: (error) => showError(t('testFailed'), error) })
        }
      >
        {t(sendTest.isPending ? 'testing' : 'test')}
      </Button>
      <p role="status" className="text-small not-empty:mt-2">
        {result && t(`testResult.${result === 'sent' ? channel : result}`)}
      </p>
    </div>
  );
}
