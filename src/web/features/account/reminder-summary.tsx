import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Alert } from '#web/ui/alert.tsx';
import { findMissing } from './find-missing.ts';
import { formatNearDay } from './format-reminder-time.ts';
import { hasFailingChannel } from './use-channel-state.ts';
import type { Reminders } from './use-notifications.ts';
import { useReminderWhen } from './use-reminder-when.ts';

/** Says when and how the next reminder comes, or why none comes. Also says what happened to the last reminder. */
export function ReminderSummary({
  next,
  obstacle,
  last,
  channels,
}: Pick<Reminders, 'next' | 'obstacle' | 'last' | 'channels'>) {
  const { t } = useTranslation('reminders');
  const when = useReminderWhen();
  return (
    <div className="mb-4 space-y-2">
      {next && (
        <p>
          {t('next', { when: when(next.at), by: t(`by.${next.channel}`) })}
          {next.insteadOf &&
            ` ${t('nextInstead', { channel: t(`channels.${next.insteadOf}`), by: t(`by.${next.channel}`) })}`}
        </p>
      )}
      {obstacle === 'no_channel' && hasFailingChannel(channels) ? (
        <Alert tone="attention" role="status">
          {t('obstacle.failing')}
        </Alert>
      ) : (
        obstacle && (
          <p role="status">{t(`obstacle.${obstacle === 'no_channel' ? findMissing(channels) : obstacle}`)}</p>
        )
      )}
      {last && <LastReminder {...last} />}
    </div>
  );
}

function LastReminder(last: NonNullable<Reminders['last']>) {
  const { t } = useTranslation('reminders');
  const { language } = useLanguage();
  const when = useReminderWhen();
  const today = useToday();
  const by = t(`by.${last.channel}`);
  const isSent = last.state === 'sent' && last.sentAt !== null;
  const sentence = isSent
    ? t(last.openedAt ? 'last.opened' : 'last.sent', { when: when(last.sentAt ?? ''), by })
    : t(`last.${last.state}`, { day: formatNearDay(last.day, language, today), by });
  return (
    <p className="text-muted">
      {sentence}
      {isSent && last.insteadOf && ` ${t(`last.instead.${last.insteadOf}`, { by })}`}
    </p>
  );
}
