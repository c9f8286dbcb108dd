import { type Bell, scheduleBell } from './bell.ts';
import { endSoundContext, onEndSoundChange, prepareEndSound } from './end-sound.ts';
import { stopSilentLoop } from './silent-loop.ts';

/** How long the silent loop continues after the bell has begun, in milliseconds. By then, the bell has faded. */
const bellMs = 5000;

/**
 * Rings a bell at `endsAt` (milliseconds since 1970), even if the page is hidden then. Calls `onEnd` when the bell
 * begins. Returns a function that ends the schedule. Before `endsAt`, this function cancels the bell. After `endsAt`,
 * it rings the bell if the bell has not rung yet, for example because the computer slept.
 */
export function scheduleEndSound(endsAt: number, onEnd: () => void): () => void {
  const ended = new AbortController();
  let bell: Bell | undefined;
  // Whether this tab may ring. Only one tab rings, and the other tabs with the same timer stay silent.
  let isMyTurn = false;
  // Cancels the scheduled bell and schedules a new bell, unless the old bell has begun. Schedules no new bell if this
  // tab may not ring, sound is off, or `msFromNow` is negative.
  const ring = (msFromNow: number) => {
    if (bell?.hasBegun()) return;
    bell?.cancel();
    const context = endSoundContext();
    bell = isMyTurn && context && msFromNow >= 0 ? scheduleBell(context, msFromNow, onEnd) : undefined;
  };
  const schedule = () => ring(endsAt - Date.now());
  const handleChange = () => {
    if (endSoundContext()) requestTurn();
    schedule();
  };
  const requestTurn = once(() =>
    runInOneTab('lagom.endSound', ended.signal, () => {
      isMyTurn = true;
      schedule();
    }),
  );

  const unsubscribe = onEndSoundChange(handleChange);
  // The audio clock stops while the computer sleeps. So the bell is scheduled again when the page becomes visible, with
  // the delay until `endsAt`.
  document.addEventListener('visibilitychange', schedule, ended);
  // After a reload the browser allows sound only after the next user gesture.
  for (const event of ['click', 'keydown']) document.addEventListener(event, prepareEndSound, ended);
  handleChange();
  return () => {
    ended.abort();
    unsubscribe();
    if (Date.now() < endsAt) {
      bell?.cancel();
      stopSilentLoop();
    } else {
      ring(0);
      setTimeout(stopSilentLoop, bellMs);
    }
  };
}

function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (!hasRun) run();
    hasRun = true;
  };
}

/** Runs `task` when no other tab holds the lock `name`, and then holds the lock until the signal is aborted. */
function runInOneTab(name: string, signal: AbortSignal, task: () => void): void {
  // The Web Locks API is missing on pages served over plain http.
  if (!navigator.locks) {
    task();
    return;
  }
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  navigator.locks
    .request(name, { signal }, () => {
      task();
      return aborted;
    })
    // An aborted request is not an error.
    .catch(() => undefined);
}
