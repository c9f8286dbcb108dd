import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { timeOfDay } from '#contracts/inputs.ts';
import type { NotificationSettings } from '#contracts/notifications.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { useReminders } from '#web/lib/push/use-push.ts';
import { useMember } from '#web/lib/session.ts';
import { toEdit } from '#web/lib/to-edit.ts';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { ReminderDetails } from './reminder-details.tsx';
import { ReminderSummary } from './reminder-summary.tsx';
import { Section } from './section.tsx';
import { useNotificationSettings, useUpdateNotificationSettings } from './use-notifications.ts';

/** Shows the settings of the daily reminder, and the channels by which reminders reach the person. */
export function NotificationsSection() {
  const { t } = useTranslation('account');
  const settingsQuery = useNotificationSettings();
  const remindersQuery = useReminders();
  return (
    <Section id="notifications" title={t('notifications.title')}>
      <QueryView
        compact
        query={settingsQuery}
        errorTitle={t('notLoaded')}
        loading={<Skeleton height="19rem" />}
      >
        {(settings) => <NotificationsForm settings={settings} />}
      </QueryView>
      <QueryView
        compact
        query={remindersQuery}
        errorTitle={t('notLoaded')}
        loading={<Skeleton height="34rem" />}
      >
        {(reminders) => (
          <>
            <ReminderSummary {...reminders} />
            <ReminderDetails reminders={reminders} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

const schema = z.object({
  dailyCheckIn: z.boolean(),
  checkInTime: timeOfDay,
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
});

function NotificationsForm({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const updateSettings = useUpdateNotificationSettings();
  return (
    <Form
      spacing="wide"
      schema={schema}
      defaultValues={settings}
      onSubmit={async (input, _reset, opened) => {
        await updateSettings.mutateAsync(toEdit((values) => values, input, opened));
        toast.show({ title: t('notifications.saved') });
      }}
      draftKey={draftKey('notifications', useMember().id)}
    >
      <div>
        <SwitchField name="dailyCheckIn" label={t('notifications.daily')} />
        <div className="max-w-60 pt-1 pb-4">
          <TimeField
            name="checkInTime"
            label={t('notifications.time')}
            hint={t('notifications.timeHint')}
            missing={t('notifications.timeMissing')}
          />
        </div>
        <div className="divide-y divide-line border-t border-line">
          <SwitchField name="emailNotifications" label={t('notifications.email')} />
          <SwitchField name="pushNotifications" label={t('notifications.push')} />
        </div>
      </div>
      <SubmitButton variant="secondary">{t('notifications.save')}</SubmitButton>
    </Form>
  );
}
