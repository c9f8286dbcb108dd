import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useDisablePush } from '#web/lib/push/use-push.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { formatDateTime } from './format-date-time.ts';
import { parseUserAgent } from './parse-user-agent.ts';
import type { Reminders } from './use-notifications.ts';

interface Props {
  subscriptions: Reminders['pushSubscriptions'];
  /** The address of this browser's own push subscription. Undefined if the browser has no subscription. */
  ownEndpoint: string | undefined;
}

/** Lists the devices that receive reminders by push. Renders nothing if there are none. */
export function PushDevices({ subscriptions, ownEndpoint }: Props) {
  const { t } = useTranslation('reminders');
  const { language } = useLanguage();
  const toast = useToast();
  const showError = useErrorToast();
  const disablePush = useDisablePush();
  if (subscriptions.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="font-semibold">{t('devices.title')}</h3>
      <ul className="divide-y divide-line">
        {subscriptions.map((subscription) => {
          const { browser, system } = parseUserAgent(subscription.userAgent);
          const device =
            browser && system
              ? t('devices.browserOn', { browser, system })
              : (browser ?? system ?? t('devices.unknown'));
          return (
            <li
              key={subscription.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <div>
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                  {device}
                  {subscription.endpoint === ownEndpoint && <Badge tone="good">{t('devices.current')}</Badge>}
                </p>
                <p className="text-small text-muted tabular-nums">
                  {t('devices.added', { when: formatDateTime(subscription.createdAt, language) })}
                </p>
              </div>
              <Button
                variant="secondary"
                aria-label={t('devices.removeNamed', { device })}
                busy={disablePush.isPending && disablePush.variables.id === subscription.id}
                onClick={() =>
                  disablePush.mutate(subscription, {
                    onSuccess: () => toast.show({ title: t('devices.removed') }),
                    onError: (error) => showError(t('devices.notRemoved'), error),
                  })
                }
              >
                {t('devices.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
