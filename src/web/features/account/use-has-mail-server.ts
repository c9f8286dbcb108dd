import { useReminders } from '#web/lib/push/use-push.ts';

/**
 * Returns whether the server has a mail server. A server without a mail server only writes emails
 * to files. Returns true until the reminders, which contain this fact, are loaded.
 */
export function useHasMailServer(): boolean {
  const { data } = useReminders();
  return data?.channels.find(({ channel }) => channel === 'email')?.isAvailable !== false;
}
