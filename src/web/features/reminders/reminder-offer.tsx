import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getNotificationSettings } from '#contracts/notifications.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { pushSupport } from '#web/lib/push/push-support.ts';
import { type PushResult, useEnablePush, useReminders } from '#web/lib/push/use-push.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { hasAnsweredOffer, rememberOfferAnswer } from './offer-answer.ts';

/**
 * Offers to remind the person of the check-in by push message. The dashboard shows the offer after a saved check-in.
 * Renders nothing if the person has answered the offer in this browser. Also renders nothing if the person has switched
 * off check-in reminders or push messages, already receives push messages in any browser, or uses a browser that cannot
 * receive them.
 */
export function ReminderOffer() {
  const userId = useMember().id;
  const [isAnswered, setAnswered] = useState(() => hasAnsweredOffer(userId));
  const { data: settings } = useQuery(endpointQuery(getNotificationSettings));
  const { data: reminders } = useReminders();
  if (isAnswered || !settings || !reminders || pushSupport() !== 'supported') return null;
  const isWanted = settings.dailyCheckIn && settings.pushNotifications;
  if (!isWanted || reminders.pushSubscriptions.length > 0) return null;
  const handleAnswer = () => {
    rememberOfferAnswer(userId);
    setAnswered(true);
  };
  return (
    <Offer time={settings.checkInTime} vapidPublicKey={reminders.vapidPublicKey} onAnswer={handleAnswer} />
  );
}

interface Props {
  /** The time of the reminder, such as "18:00". */
  time: string;
  vapidPublicKey: string;
  onAnswer: () => void;
}

function Offer({ time, vapidPublicKey, onAnswer }: Props) {
  const { t } = useTranslation('reminders');
  const toast = useToast();
  const showError = useErrorToast();
  const enablePush = useEnablePush();
  const results: Record<PushResult, () => void> = {
    on: () => toast.show({ title: t('offer.accepted', { time }), description: t('offer.acceptedText') }),
    denied: () => toast.show({ title: t('thisDevice.failed'), description: t('thisDevice.denied') }),
    dismissed: () => toast.show({ title: t('thisDevice.dismissed') }),
  };
  const handleAccept = () =>
    enablePush.mutate(vapidPublicKey, {
      onSuccess: (result) => {
        results[result]();
        onAnswer();
      },
      onError: (error) => showError(t('thisDevice.failed'), error),
    });
  return (
    <section
      aria-label={t('offer.title', { time })}
      className="mb-6 flex items-start gap-4 rounded-base border border-line bg-raised p-4 sm:p-5"
    >
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary"
      >
        <Bell className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 grow">
        <div role="status">
          <p className="font-semibold">{t('offer.title', { time })}</p>
          <p className="text-muted">{t('offer.text')}</p>
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button busy={enablePush.isPending} onClick={handleAccept}>
            {t('offer.accept', { time })}
          </Button>
          <Button variant="quiet" onClick={onAnswer}>
            {t('offer.decline')}
          </Button>
        </div>
      </div>
    </section>
  );
}
