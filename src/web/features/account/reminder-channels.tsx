import { useTranslation } from 'react-i18next';
import type { ReminderChannel } from '#domain/reminders/channels.ts';
import { Button } from '#web/ui/button.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { type Reminders, useSendTestReminder } from './use-notifications.ts';
import { useReminderWhen } from './use-reminder-when.ts';

type Channel = Reminders['channels'][number];

/**
 * Lists email and the other reminder channels. Leaves out a channel that the server does not offer, unless the person
 * switched it on. Each channel that can be tested has a button that sends a test reminder.
 */
export function ReminderChannels({ channels }: { channels: Channel[] }) {
  const { t } = useTranslation('reminders');
  const shown = channels.filter(
    ({ isAvailable, isOn, channel }) => isAvailable || isOn || channel === 'email',
  );
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="font-semibold">{t('waysTitle')}</h3>
      <ul className="divide-y divide-line">
        {shown.map((channel) => (
          <ChannelRow key={channel.channel} {...channel} />
        ))}
      </ul>
    </div>
  );
}

function ChannelRow(state: Channel) {
  const { t } = useTranslation('reminders');
  const showError = useErrorToast();
  const sendTest = useSendTestReminder();
  const { channel } = state;
  const handleTest = () =>
    sendTest.mutate({ body: { channel } }, { onError: (error) => showError(t('testFailed'), error) });
  // An email can be tested without a mail server: the server then writes it to a file.
  const canTest = state.hasTarget && (state.isAvailable || channel === 'email');
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-56">
          <p className="font-medium">{t(`channels.${channel}`)}</p>
          <p className="text-small text-muted">
            <ChannelState {...state} />
          </p>
        </div>
        {canTest && (
          <Button
            variant="secondary"
            aria-label={t('testNamed', { by: t(`by.${channel}`) })}
            busy={sendTest.isPending}
            onClick={handleTest}
          >
            {t(sendTest.isPending ? 'testing' : 'test')}
          </Button>
        )}
      </div>
      <p role="status" className="text-small not-empty:mt-2">
        {sendTest.data && !sendTest.isPending && <TestResult channel={channel} {...sendTest.data} />}
      </p>
    </li>
  );
}

/**
 * Says in one sentence when the channel last sent a reminder, or why the channel sends no
 * reminders. If there are several reasons, names only the first reason.
 */
function ChannelState({ channel, isAvailable, isOn, hasTarget, failure, failedAt, lastSentAt }: Channel) {
  const { t } = useTranslation('reminders');
  const when = useReminderWhen();
  if (!isAvailable) return t(channel === 'email' ? 'state.noMailServer' : 'state.notSetUp');
  if (!isOn) return t('state.off');
  if (failure && failedAt) return t(`state.${failure}`, { when: when(failedAt) });
  if (!hasTarget) return t(channel === 'ntfy' ? 'state.noTopic' : 'state.noDevice');
  return lastSentAt ? t('state.lastSent', { when: when(lastSentAt) }) : t('state.neverSent');
}

type Result = NonNullable<ReturnType<typeof useSendTestReminder>['data']>['result'];

function TestResult({ channel, result }: { channel: ReminderChannel; result: Result }) {
  const { t } = useTranslation('reminders');
  return t(`testResult.${result === 'sent' ? channel : result}`);
}
