import { useReminders } from '#web/lib/push/use-push.ts';

/**
 * Returns whether the server has a mail server. Without one, emails are only files on the server. Returns true while
 * this is not known yet.
 */
export function useHasMailServer(): boolean {
  const { data } = useReminders();
  return data?.channels.find(({ channel }) => channel === 'email')?.isAvailable !== false;
}
