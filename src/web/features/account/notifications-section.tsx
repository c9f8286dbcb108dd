import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationSettings } from '#contracts/notifications.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { Section } from './section.tsx';
import { useNotificationSettings, useUpdateNotificationSettings } from './use-notifications.ts';

export function NotificationsSection() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { data, error, refetch } = useNotificationSettings();
  return (
    <Section id="notifications" title={t('notifications.title')}>
      {data && <NotificationsForm settings={data} />}
      {!data && !error && <Skeleton height="19rem" />}
      {!data && error && (
        <ErrorState
          title={t('notLoaded')}
          text={errorMessage(error, language)}
          onRetry={() => void refetch()}
        />
      )}
    </Section>
  );
}

function NotificationsForm({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const toast = useToast();
  const updateSettings = useUpdateNotificationSettings();
  const [draft, setDraft] = useState(settings);
  const [isTimeMissing, setTimeMissing] = useState(false);
  const updateDraft = (changes: Partial<NotificationSettings>) => {
    setDraft({ ...draft, ...changes });
    setTimeMissing(false);
    if (updateSettings.isError) updateSettings.reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (updateSettings.isPending) return;
    setTimeMissing(draft.checkInTime === '');
    if (draft.checkInTime === '') return;
    updateSettings.mutate(draft, { onSuccess: () => toast.show({ title: t('notifications.saved') }) });
  };
  const switchProps = (name: 'dailyCheckIn' | 'emailNotifications' | 'pushNotifications') => ({
    checked: draft[name],
    onChange: (event: { target: { checked: boolean } }) => updateDraft({ [name]: event.target.checked }),
  });

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-5">
      <div>
        <Switch label={t('notifications.daily')} {...switchProps('dailyCheckIn')} />
        <div className="max-w-60 pt-1 pb-4">
          <TextField
            type="time"
            label={t('notifications.time')}
            hint={t('notifications.timeHint')}
            value={draft.checkInTime}
            error={isTimeMissing ? t('notifications.timeMissing') : undefined}
            onChange={(event) => updateDraft({ checkInTime: event.target.value })}
          />
        </div>
        <div className="divide-y divide-line border-t border-line">
          <Switch label={t('notifications.email')} {...switchProps('emailNotifications')} />
          <Switch
            label={t('notifications.push')}
            hint={t('notifications.pushHint')}
            {...switchProps('pushNotifications')}
          />
        </div>
      </div>
      {updateSettings.isError && <Alert>{errorMessage(updateSettings.error, language)}</Alert>}
      <Button type="submit" busy={updateSettings.isPending}>
        {t('notifications.save')}
      </Button>
    </form>
  );
}
