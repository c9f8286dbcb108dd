import { useSyncExternalStore } from 'react';
import { useMember } from '#web/lib/session.ts';
import { useTimerSeconds } from '#web/lib/timer/use-timer.ts';
import type { ActiveSession, SessionTimer } from './session-timer.ts';
import { createSessionTimerStore, type SessionTimerStore } from './session-timer-store.ts';

const stores = new Map<number, SessionTimerStore>();

/** Returns the timer store of the signed-in person. */
export function useSessionTimerStore(): SessionTimerStore {
  const { id } = useMember();
  let store = stores.get(id);
  if (!store) {
    store = createSessionTimerStore(id, {
      // The Web Locks API is missing on pages served over plain http. The task then runs without a lock.
      withLock: (task) => navigator.locks?.request(`lagom.practice.${id}`, task) ?? task(),
    });
    stores.set(id, store);
  }
  return store;
}

/**
 * Returns the active session, running or paused, and the ended sessions that are not sent or whose mood question is
 * open. All tabs share this state.
 */
export function useSessionTimer(): SessionTimer {
  const store = useSessionTimerStore();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Returns the whole seconds that are left of a session. */
export const useSecondsLeft = ({ timer }: ActiveSession): number => useTimerSeconds(timer, 'left');
