import { useTranslation } from 'react-i18next';
import type { Reminders } from './use-notifications.ts';
import { useReminderWhen } from './use-reminder-when.ts';

export type Channel = Reminders['channels'][number];

/** Returns whether a channel that worked before has stopped working. A channel that was never set up does not count. */
export const hasFailingChannel = (channels: readonly Channel[]): boolean =>
  channels.some(({ isAvailable, isOn, failure }) => isAvailable && isOn && failure !== null);

/**
 * Returns a function that says in one sentence when a channel last sent a reminder, or why it sends no reminders. If
 * there are several reasons, the sentence names only the first reason. Returns an empty text for push without a device,
 * because the controls below it say what to do.
 */
export function useChannelState(): (channel: Channel) => string {
  const { t } = useTranslation('reminders');
  const when = useReminderWhen();
  return ({ channel, isAvailable, isOn, hasTarget, failure, failedAt, lastSentAt }) => {
    if (!isAvailable) return t(channel === 'email' ? 'state.noMailServer' : 'state.notSetUp');
    if (!isOn) return t('state.off');
    if (failure && failedAt) return t(`state.${failure}`, { when: when(failedAt) });
    if (!hasTarget) return channel === 'ntfy' ? t('state.noTopic') : '';
    return lastSentAt ? t('state.lastSent', { when: when(lastSentAt) }) : t('state.neverSent');
  };
}
