import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { timeOfDay } from '#contracts/inputs.ts';
import type { NotificationSettings } from '#contracts/notifications.ts';
import { formatTimeZone } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { toEdit } from '#web/lib/to-edit.ts';
import { Form } from '#web/ui/form.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { ChannelField } from './channel-field.tsx';
import { PushOnThisDevice } from './push-on-this-device.tsx';
import { SaveButton } from './save-button.tsx';
import { type Reminders, useUpdateNotificationSettings } from './use-notifications.ts';
import { useOwnEndpoint } from './use-own-endpoint.ts';

const schema = z.object({
  dailyCheckIn: z.boolean(),
  checkInTime: timeOfDay,
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
});

interface Props {
  settings: NotificationSettings;
  /** Undefined until the reminders are loaded. */
  reminders: Reminders | undefined;
}

/** Shows the form of the daily reminder: its switch, its time, and a row for email and for push. */
export function NotificationsForm({ settings, reminders }: Props) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
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
        <div className="max-w-xs pt-1 pb-4">
          <TimeField
            name="checkInTime"
            label={t('notifications.time')}
            hint={t('notifications.timeHint', { zone: formatTimeZone(timeZone(), language) })}
          />
        </div>
        <div className="divide-y divide-line border-t border-line">
          <ChannelField
            name="emailNotifications"
            label={t('notifications.email')}
            channel={findChannel(reminders, 'email')}
          />
          <ChannelField
            name="pushNotifications"
            label={t('notifications.push')}
            channel={findChannel(reminders, 'push')}
          >
            {reminders && <PushSetUp reminders={reminders} />}
          </ChannelField>
        </div>
      </div>
      <SaveButton>{t('notifications.save')}</SaveButton>
    </Form>
  );
}

const findChannel = (reminders: Reminders | undefined, name: 'email' | 'push') =>
  reminders?.channels.find(({ channel }) => channel === name);

function PushSetUp({ reminders }: { reminders: Reminders }) {
  const ownEndpoint = useOwnEndpoint(reminders.pushSubscriptions);
  return (
    <PushOnThisDevice
      vapidPublicKey={reminders.vapidPublicKey}
      isSetUp={reminders.pushSubscriptions.some(({ endpoint }) => endpoint === ownEndpoint)}
      isPushOn={findChannel(reminders, 'push')?.isOn === true}
    />
  );
}
