import { timerPresets } from '#domain/mindfulness.ts';
import {
  elapsedMilliseconds,
  isTimerState,
  pauseTimer,
  resumeTimer,
  type TimerState,
  toWholeMinutes,
} from '#domain/timer.ts';

type SessionType = (typeof timerPresets)[number]['type'];
/** A mood from 1 to 10, or null if the member gave none. */
type Mood = number | null;

export interface ActiveSession {
  type: SessionType;
  /**
   * An id that is created when the session starts, so that the server stores the session only once even if several tabs
   * send it. Sessions that an earlier version stored have no id.
   */
  clientId?: string;
  /**
   * When the session started, in milliseconds since 1970. All instants in this file have this unit. The start also
   * identifies the session until it has the server's id.
   */
  startedAt: number;
  timer: TimerState;
  moodBefore: Mood;
}

interface StoredSession {
  clientId?: string;
  startedAt: number;
  endedAt: number;
  type: SessionType;
  minutes: number;
  completed: boolean;
  moodBefore: Mood;
  moodAfter: Mood;
  /** The server's id, or null while the server does not have the session. */
  id: number | null;
  /** The value of `moodAfter` that the server or the outbox has. */
  sentMoodAfter: Mood;
}

/**
 * The format in the browser's storage. It uses the field names of earlier versions (a session is a `sitting`), so that
 * stored sessions stay readable.
 */
interface StoredTimer {
  sitting: ActiveSession | null;
  ended: (StoredSession & { kept?: boolean; asked: boolean })[];
}

export interface EndedSession extends StoredSession {
  /** Whether the outbox has the session. The outbox sends the session when the server can be reached. */
  isKept: boolean;
  /** Whether the member is still asked for the mood after the session. */
  moodPromptOpen: boolean;
}

/** The running or paused session, and the ended sessions that are not sent or whose mood question is open. */
export interface SessionTimer {
  session: ActiveSession | null;
  ended: EndedSession[];
}

const emptyTimer: SessionTimer = { session: null, ended: [] };

/** Parses the stored text. Returns an empty timer if the text is null or invalid. */
export function parseSessionTimer(text: string | null): SessionTimer {
  try {
    const { sitting, ended } = assertStoredTimer(JSON.parse(text ?? ''));
    return {
      session: sitting,
      ended: ended.map(({ kept = false, asked, ...session }) => ({
        ...session,
        isKept: kept,
        moodPromptOpen: asked,
      })),
    };
  } catch {
    return emptyTimer;
  }
}

/** Returns the text that `parseSessionTimer` reads, or null for an empty timer. */
export function serializeSessionTimer({ session, ended }: SessionTimer): string | null {
  if (!session && ended.length === 0) return null;
  const storedEnded = ended.map(({ isKept, moodPromptOpen, ...stored }) => ({
    ...stored,
    kept: isKept,
    asked: moodPromptOpen,
  }));
  const stored: StoredTimer = { sitting: session, ended: storedEnded };
  return JSON.stringify(stored);
}

/**
 * Returns the value, or throws a TypeError if the value has an unexpected shape. The check is
 * written by hand, because a schema library would triple the size of the dashboard's script.
 */
function assertStoredTimer(value: StoredTimer): StoredTimer {
  const { sitting, ended } = value;
  const isReadable =
    (sitting === null || (isSession(sitting) && isTimerState(sitting.timer))) &&
    ended.every((session) => isSession(session) && isNumber(session.endedAt) && isNumber(session.minutes));
  if (!isReadable) throw new TypeError('The stored timer has another shape');
  return value;
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

const isSession = ({ startedAt, type }: { startedAt: unknown; type: unknown }) =>
  isNumber(startedAt) && timerPresets.some((preset) => preset.type === type);

/** Returns the milliseconds that are left of the planned duration. */
export const timeLeft = (timer: TimerState, now: number): number =>
  timer.duration - elapsedMilliseconds(timer, now);

/** Returns true if neither the server nor the outbox has the session with its current mood. */
export const isPending = (session: EndedSession): boolean =>
  (session.id === null && !session.isKept) || session.moodAfter !== session.sentMoodAfter;

interface SessionStart {
  clientId: string;
  type: ActiveSession['type'];
  minutes: number;
  moodBefore: number | null;
}

/** Starts a session if none is running or paused. An open mood question is closed without an answer. */
export function startSession(
  before: SessionTimer,
  { clientId, type, minutes, moodBefore }: SessionStart,
  now: number,
): SessionTimer {
  if (before.session) return before;
  const timer = { runningSince: now, elapsedBefore: 0, duration: minutes * 60_000 };
  return removeDone({
    session: { clientId, type, startedAt: now, timer, moodBefore },
    ended: before.ended.map((session) => ({ ...session, moodPromptOpen: false })),
  });
}

const updateTimer = (before: SessionTimer, change: (timer: TimerState) => TimerState): SessionTimer =>
  before.session
    ? { ...before, session: { ...before.session, timer: change(before.session.timer) } }
    : before;

export const pauseSession = (before: SessionTimer, now: number): SessionTimer =>
  updateTimer(before, (timer) => pauseTimer(timer, now));

export const resumeSession = (before: SessionTimer, now: number): SessionTimer =>
  updateTimer(before, (timer) => resumeTimer(timer, now));

/**
 * Ends the session early. Its duration is the number of whole minutes so far. A session of less than a minute is
 * discarded. A session whose time is over is completed instead.
 */
export function stopSession(before: SessionTimer, now: number): SessionTimer {
  const current = completeIfDue(before, now);
  if (!current.session) return current;
  const minutes = toWholeMinutes(elapsedMilliseconds(current.session.timer, now));
  if (minutes === 0) return { ...current, session: null };
  return endSession(current, { minutes, completed: false, endedAt: now });
}

/** Completes the session if its time is over. `endedAt` is the instant when the time ran out, not `now`. */
export function completeIfDue(before: SessionTimer, now: number): SessionTimer {
  const timer = before.session?.timer;
  if (!timer || timer.runningSince === null) return before;
  // If `now` is before `runningSince`, the clock was set back. The timer then continues from `now`. Otherwise it would
  // stand still until the clock reaches `runningSince` again.
  if (now < timer.runningSince) return updateTimer(before, () => ({ ...timer, runningSince: now }));
  if (timeLeft(timer, now) > 0) return before;
  const endedAt = timer.runningSince + timer.duration - timer.elapsedBefore;
  return endSession(before, { minutes: timer.duration / 60_000, completed: true, endedAt });
}

function endSession(
  before: SessionTimer,
  result: Pick<EndedSession, 'minutes' | 'completed' | 'endedAt'>,
): SessionTimer {
  if (!before.session) return before;
  const { clientId, type, startedAt, moodBefore } = before.session;
  const unsent = { moodBefore, moodAfter: null, id: null, sentMoodAfter: null };
  const session: EndedSession = {
    clientId,
    startedAt,
    type,
    ...result,
    ...unsent,
    isKept: false,
    moodPromptOpen: true,
  };
  return { session: null, ended: [...before.ended, session] };
}

/**
 * Sets the mood after a session and closes the question about the mood. `moodAfter` is null if the
 * member gave no answer.
 */
export const withMoodAfter = (
  before: SessionTimer,
  startedAt: number,
  moodAfter: number | null,
): SessionTimer => updateEnded(before, startedAt, { moodAfter, moodPromptOpen: false });

/** Changes an ended session. Then removes all ended sessions that are not pending and have no open mood question. */
export function updateEnded(
  before: SessionTimer,
  startedAt: number,
  changes: Partial<EndedSession>,
): SessionTimer {
  return removeDone({
    ...before,
    ended: before.ended.map((session) =>
      session.startedAt === startedAt ? { ...session, ...changes } : session,
    ),
  });
}

const removeDone = (state: SessionTimer): SessionTimer => ({
  ...state,
  ended: state.ended.filter((session) => session.moodPromptOpen || isPending(session)),
});
