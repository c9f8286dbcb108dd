import type { timerPresets } from '#domain/mindfulness.ts';
import { prepareEndSound } from '#web/lib/timer/end-sound.ts';
import { randomId } from './random-id.ts';
import { setSessionStageOpen } from './session-stage-store.ts';
import { startSession } from './session-timer.ts';
import { useSessionTimerStore } from './use-session-timer.ts';

/**
 * Returns a function that starts a session and fills the screen with it. Call it in a click handler, because browsers
 * allow the sound at the end only after a user gesture.
 */
export function useStartSession() {
  const store = useSessionTimerStore();
  return (preset: (typeof timerPresets)[number], moodBefore: number | null) => {
    prepareEndSound();
    store.update((before, now) => startSession(before, { ...preset, moodBefore, clientId: randomId() }, now));
    setSessionStageOpen(true);
  };
}
