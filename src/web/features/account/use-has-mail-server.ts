import { useReminders } from '#web/lib/push/use-push.ts';

/**
 * Returns whether the server has a mail server. Without one, the server only writes emails to files. Returns true until
 * the answer is known.
 */
export function useHasMailServer(): boolean {
  const { data } = useReminders();
  return data?.channels.find(({ channel }) => channel === 'email')?.isAvailable !== false;
}
