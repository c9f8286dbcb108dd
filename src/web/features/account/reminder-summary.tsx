import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { pushSupport } from '#web/lib/push/push-support.ts';
import { Alert } from '#web/ui/alert.tsx';
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
          <p role="status">{t(`obstacle.${isWaiting(channels) ? waitsFor(obstacle) : obstacle}`)}</p>
        )
      )}
      {last && <LastReminder {...last} />}
    </div>
  );
}

/** Returns whether push is on but no device may receive it yet, and this server has no other channel. */
const isWaiting = (channels: Reminders['channels']): boolean =>
  channels
    .filter(({ isAvailable }) => isAvailable)
    .every(({ channel, isOn, hasTarget }) => channel === 'push' && isOn && !hasTarget);

/**
 * Returns what is missing if reminders can only come by push. A missing installation and an insecure address are not
 * named here, because the settings of this device say what to do about them.
 */
function waitsFor(obstacle: NonNullable<Reminders['obstacle']>) {
  if (obstacle !== 'no_channel') return obstacle;
  const support = pushSupport();
  return support === 'unsupported' ? 'no_push' : support === 'denied' ? 'blocked' : 'no_device';
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
