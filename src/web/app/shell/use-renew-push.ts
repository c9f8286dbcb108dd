import { useEffect } from 'react';
import { renewPush } from '#web/lib/push/renew-push.ts';
import { useMember } from '#web/lib/session.ts';

let renewedFor: number | undefined;

/** Saves this browser's push subscription again, once per person and page load, if the person set up push here. */
export function useRenewPush(): void {
  const { id } = useMember();
  useEffect(() => {
    if (renewedFor === id) return;
    renewedFor = id;
    void renewPush(id);
  }, [id]);
}
