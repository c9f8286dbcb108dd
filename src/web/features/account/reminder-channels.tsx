import { useTranslation } from 'react-i18next';
import { TestReminder } from './test-reminder.tsx';
import { type Channel, useChannelState } from './use-channel-state.ts';

/**
 * Lists the reminder channels other than email and push. Shows for each its state, and a button that sends a test
 * reminder if the channel is on. Leaves out a channel that the server does not offer, unless the channel is switched
 * on.
 */
export function ReminderChannels({ channels }: { channels: Channel[] }) {
  const { t } = useTranslation('reminders');
  const stateOf = useChannelState();
  const shown = channels.filter(
    ({ isAvailable, isOn, channel }) => channel !== 'email' && channel !== 'push' && (isAvailable || isOn),
  );
  if (shown.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="font-semibold">{t('waysTitle')}</h3>
      <ul className="divide-y divide-line">
        {shown.map((channel) => (
          <li key={channel.channel} className="py-3">
            <p className="font-medium">{t(`channels.${channel.channel}`)}</p>
            <p className="mb-2 text-small text-muted">{stateOf(channel)}</p>
            {channel.isOn && <TestReminder {...channel} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
