import { useEffect } from 'react';
import { renewPush } from '#web/lib/push/renew-push.ts';
import { useMember } from '#web/lib/session.ts';

let renewedFor: number | undefined;

/**
 * Saves this browser's push subscription on the server again, because the server deletes it when a session ends. Runs
 * once per person and page load. Does nothing unless the person has set up push in this browser.
 */
export function useRenewPush(): void {
  const { id } = useMember();
  useEffect(() => {
    if (renewedFor === id) return;
    renewedFor = id;
    void renewPush(id);
  }, [id]);
}
