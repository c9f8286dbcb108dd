import { pushSupport } from '#web/lib/push/push-support.ts';
import type { Reminders } from './use-notifications.ts';

/**
 * Returns what is missing for reminders to reach the person: a channel, or what push needs if they can only come by
 * push. A missing installation and an insecure address are not named here, because the settings of this device say what
 * to do about them.
 */
export function findMissing(channels: Reminders['channels']) {
  if (!isWaitingForPush(channels)) return 'no_channel';
  const support = pushSupport();
  return support === 'unsupported' ? 'no_push' : support === 'denied' ? 'blocked' : 'no_device';
}

/** Returns whether push is on but no device may receive it yet, and this server has no other channel. */
const isWaitingForPush = (channels: Reminders['channels']): boolean =>
  channels
    .filter(({ isAvailable }) => isAvailable)
    .every(({ channel, isOn, hasTarget }) => channel === 'push' && isOn && !hasTarget);
