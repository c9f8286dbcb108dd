import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { TestReminder } from './test-reminder.tsx';
import { type Channel, useChannelState } from './use-channel-state.ts';

interface Props {
  name: string;
  label: string;
  /** Undefined until it is loaded. */
  channel: Channel | undefined;
  /** Shows how the channel is set up on this device. */
  children?: ReactNode;
}

/** Shows a channel in the form of the reminders: its switch, its state and what the person can do. */
export function ChannelField({ name, label, channel, children }: Props) {
  const { t } = useTranslation('account');
  const stateOf = useChannelState();
  const [isOn] = useFieldValue<boolean>(name);
  // The state is that of the saved settings, so it is not shown beside a switch that says something else.
  const hint = channel && (channel.isOn === isOn ? stateOf(channel) : t('notifications.unsaved'));
  return (
    <div className="py-1">
      <SwitchField name={name} label={label} {...(hint && { hint })} />
      {children}
      {channel && <TestReminder {...channel} />}
    </div>
  );
}
