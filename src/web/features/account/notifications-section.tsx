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
import { useNotificationSettings, useSaveNotifications } from './use-notifications.ts';

export function NotificationsSection() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { data, error, refetch } = useNotificationSettings();
  return (
    <Section id="notifications" title={t('notifications.title')}>
      {data && <NotificationsForm stored={data} />}
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

function NotificationsForm({ stored }: { stored: NotificationSettings }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const toast = useToast();
  const saving = useSaveNotifications();
  const [typed, setTyped] = useState(stored);
  const [isTimeMissing, setTimeMissing] = useState(false);
  const change = (part: Partial<NotificationSettings>) => {
    setTyped({ ...typed, ...part });
    setTimeMissing(false);
    if (saving.isError) saving.reset();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    setTimeMissing(typed.checkInTime === '');
    if (typed.checkInTime === '') return;
    saving.mutate(typed, { onSuccess: () => toast.show({ title: t('notifications.saved') }) });
  };
  const wiring = (name: 'dailyCheckIn' | 'emailNotifications' | 'pushNotifications') => ({
    checked: typed[name],
    onChange: (event: { target: { checked: boolean } }) => change({ [name]: event.target.checked }),
  });

  return (
    <form noValidate onSubmit={save} className="space-y-5">
      <div>
        <Switch label={t('notifications.daily')} {...wiring('dailyCheckIn')} />
        <div className="max-w-60 pt-1 pb-4">
          <TextField
            type="time"
            label={t('notifications.time')}
            hint={t('notifications.timeHint')}
            value={typed.checkInTime}
            error={isTimeMissing ? t('notifications.timeMissing') : undefined}
            onChange={(event) => change({ checkInTime: event.target.value })}
          />
        </div>
        <div className="divide-y divide-line border-t border-line">
          <Switch label={t('notifications.email')} {...wiring('emailNotifications')} />
          <Switch
            label={t('notifications.push')}
            hint={t('notifications.pushHint')}
            {...wiring('pushNotifications')}
          />
        </div>
      </div>
      {saving.isError && <Alert>{errorMessage(saving.error, language)}</Alert>}
      <Button type="submit" busy={saving.isPending}>
        {t('notifications.save')}
      </Button>
    </form>
  );
}
