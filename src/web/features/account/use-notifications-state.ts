import { useTranslation } from 'react-i18next';
import { useReminders } from '#web/lib/push/use-push.ts';
import { findMissing } from './find-missing.ts';
import { findRetry } from './find-retry.ts';
import type { SectionState } from './section-states.ts';
import { hasFailingChannel } from './use-channel-state.ts';
import { useNotificationSettings } from './use-notifications.ts';

/** Returns the time of the reminder, or why no reminder reaches the person. */
export function useNotificationsState(): SectionState {
  const { t } = useTranslation('account');
  const settings = useNotificationSettings();
  const reminders = useReminders();
  const unreached = reminders.data?.obstacle === 'no_channel' ? reminders.data.channels : undefined;
  const { dailyCheckIn, checkInTime } = settings.data ?? {};
  const time = settings.data && (dailyCheckIn ? checkInTime : t('notifications.off'));
  const refetchBoth = () => Promise.all([settings.refetch(), reminders.refetch()]);
  return {
    value: unreached ? t(`notifications.unreached.${findMissing(unreached)}`) : time,
    warning: unreached && hasFailingChannel(unreached) ? t('notifications.notWorking') : undefined,
    retry: findRetry(settings) && refetchBoth,
  };
}
