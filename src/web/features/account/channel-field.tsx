import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { TestReminder } from './test-reminder.tsx';
import { type Channel, useChannelState } from './use-channel-state.ts';

interface Props {
  name: string;
  label: string;
  /** Undefined until the channel is loaded. */
  channel: Channel | undefined;
  /** The content between the switch and the test button, for example how to set up the channel on this device. */
  children?: ReactNode;
}

/** Shows a reminder channel in the form: its switch, its state, and a button that sends a test reminder. */
export function ChannelField({ name, label, channel, children }: Props) {
  const { t } = useTranslation('account');
  const stateOf = useChannelState();
  const [isOn] = useFieldValue<boolean>(name);
  // The state describes the saved settings. After the switch was changed, a hint says that the change is not saved.
  // A switch that is on means that reminders arrive. Push that no device may receive is therefore shown as off.
  const isUnavailable = channel !== undefined && !(channel.isAvailable && channel.hasTarget);
  const isSaved = isUnavailable || channel?.isOn === isOn;
  const hint = channel && (isSaved ? stateOf(channel) : t('notifications.unsaved'));
  return (
    <div className="py-1">
      <SwitchField name={name} label={label} isUnavailable={isUnavailable} {...(hint && { hint })} />
      {children}
      {channel && <TestReminder {...channel} />}
    </div>
  );
}
