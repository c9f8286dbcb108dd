import { useTranslation } from 'react-i18next';
import { useReminders } from '#web/lib/push/use-push.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import { ReminderDetails } from './reminder-details.tsx';
import { ReminderSummary } from './reminder-summary.tsx';
import { Section } from './section.tsx';
import { useNotificationSettings } from './use-notifications.ts';

/** Shows the settings of the daily reminder, and the channels by which reminders reach the person. */
export function NotificationsSection() {
  const { t } = useTranslation('account');
  const settingsQuery = useNotificationSettings();
  const remindersQuery = useReminders();
  const reminders = remindersQuery.data;
  const settings = settingsQuery.data;
  const isFirstLoad = remindersQuery.isPending && remindersQuery.errorUpdatedAt === 0;
  // If both reads failed, the card has one error, and its button loads both again.
  const hasFailed =
    !settings && settingsQuery.errorUpdatedAt > 0 && !reminders && remindersQuery.errorUpdatedAt > 0;
  const refetchBoth = () => Promise.all([settingsQuery.refetch(), remindersQuery.refetch()]);
  return (
    <Section id="notifications" title={t('notifications.title')}>
      {isFirstLoad && <Skeleton height="3.5rem" />}
      {reminders && <ReminderSummary {...reminders} />}
      <QueryView
        compact
        query={hasFailed ? { ...settingsQuery, refetch: refetchBoth } : settingsQuery}
        errorTitle={t('notLoaded.notifications')}
        loading={<Skeleton height="19rem" />}
      >
        {(loaded) => <NotificationsForm settings={loaded} reminders={reminders} />}
      </QueryView>
      {!hasFailed && (
        <QueryView
          compact
          query={remindersQuery}
          errorTitle={t('notLoaded.reminders')}
          loading={<Skeleton height="12rem" />}
        >
          {(loaded) => <ReminderDetails reminders={loaded} />}
        </QueryView>
      )}
    </Section>
  );
}
