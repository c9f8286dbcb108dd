import { useQuery } from '@tanstack/react-query';
import { findPushSubscription } from '#web/lib/push/subscribe-to-push.ts';
import type { Reminders } from './use-notifications.ts';

/**
 * Returns the address of this browser's push subscription. Returns undefined while loading, and if
 * the browser has no subscription. Asks the browser again when the account's subscriptions change,
 * because this browser may have been added or removed.
 */
export function useOwnEndpoint(subscriptions: Reminders['pushSubscriptions']): string | undefined {
  const ids = subscriptions.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['push-subscription', ids],
    queryFn: async () => (await findPushSubscription())?.endpoint ?? null,
    placeholderData: (previous) => previous,
  });
  return data ?? undefined;
}
