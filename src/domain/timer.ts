/** A timer computed from the clock, so that reloads and suspended tabs do not affect the timer. */
export interface TimerState {
  /**
   * When the timer was last started or resumed, in Unix milliseconds. Null while the timer is
   * paused.
   */
  runningSince: number | null;
  /** The milliseconds that elapsed before `runningSince`, or before the pause if the timer is paused. */
  elapsedBefore: number;
  /** The planned duration in milliseconds. */
  duration: number;
}

/**
 * Returns the milliseconds elapsed without pauses, at most `duration`. `now` is in Unix
 * milliseconds. If the clock was set back to before `runningSince`, returns `elapsedBefore`.
 */
export function elapsedMilliseconds(timer: TimerState, now: number): number {
  const running = timer.runningSince === null ? 0 : Math.max(0, now - timer.runningSince);
  return Math.min(timer.duration, timer.elapsedBefore + running);
}

/** Returns the timer paused at `now`. A paused timer is returned unchanged. */
export const pauseTimer = (timer: TimerState, now: number): TimerState => ({
  ...timer,
  elapsedBefore: elapsedMilliseconds(timer, now),
  runningSince: null,
});

/** Returns the timer running from `now`. A running timer is returned unchanged. */
export const resumeTimer = (timer: TimerState, now: number): TimerState =>
  timer.runningSince === null ? { ...timer, runningSince: now } : timer;

/** Returns the number of whole minutes, rounded down, for a session that was stopped early. */
export const toWholeMinutes = (milliseconds: number): number => Math.floor(milliseconds / 60_000);

/** Returns whether a value read from storage is a valid timer. */
export function isTimerState(value: unknown): value is TimerState {
  if (typeof value !== 'object' || value === null) return false;
  const { runningSince, elapsedBefore, duration } = value as Record<keyof TimerState, unknown>;
  return (
    (runningSince === null || Number.isFinite(runningSince)) &&
    typeof elapsedBefore === 'number' &&
    elapsedBefore >= 0 &&
    typeof duration === 'number' &&
    duration > 0
  );
}
