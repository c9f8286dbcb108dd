import { z } from 'zod';
import {
  elapsed,
  pauseTimer,
  presets,
  resumeTimer,
  type TimerState,
  wholeMinutes,
} from '#domain/mindfulness.ts';

const mood = z.int().min(1).max(10).nullable();
const type = z.enum(presets.map((preset) => preset.type));

/** Made at its start, so that the server takes it once whichever tab sends it; those of an earlier version have none. */
const clientId = z.uuid().optional();

const sitting = z.object({
  type,
  clientId,
  /** Milliseconds since 1970, as all instants here. Also the name of the session until the server gives it one. */
  startedAt: z.number(),
  timer: z.object({
    runningSince: z.number().nullable(),
    elapsedBefore: z.number().min(0),
    duration: z.number().positive(),
  }),
  moodBefore: mood,
});

const ended = z.object({
  clientId,
  startedAt: z.number(),
  endedAt: z.number(),
  type,
  minutes: z.number(),
  completed: z.boolean(),
  moodBefore: mood,
  moodAfter: mood,
  /** What of it the server has: its id and the mood it knows. */
  id: z.number().nullable(),
  sentMoodAfter: mood,
  /** Sending failed; it waits on this device for the next time. */
  waiting: z.boolean(),
  /** The question how one feels now is open. */
  asked: z.boolean(),
});

const practice = z.object({ sitting: sitting.nullable(), ended: z.array(ended) });

export type Sitting = z.output<typeof sitting>;
export type Ended = z.output<typeof ended>;
/** The session that runs or is paused, and those that ended and are not done with. */
export type Practice = z.output<typeof practice>;

export const noPractice: Practice = { sitting: null, ended: [] };

/** What was stored; nothing where it cannot be read. */
export function parsePractice(text: string | null): Practice {
  try {
    return practice.parse(JSON.parse(text ?? ''));
  } catch {
    return noPractice;
  }
}

/** Milliseconds left. */
export const timeLeft = (timer: TimerState, now: number): number => timer.duration - elapsed(timer, now);

/** Whether the server lacks something of it. */
export const isOwed = (one: Ended): boolean => one.id === null || one.moodAfter !== one.sentMoodAfter;

interface Start {
  clientId: string;
  type: Sitting['type'];
  minutes: number;
  moodBefore: number | null;
}

/** Begins a session where none is under way; a question still open is taken as left unanswered. */
export function start(
  before: Practice,
  { clientId, type, minutes, moodBefore }: Start,
  now: number,
): Practice {
  if (before.sitting) return before;
  const timer = { runningSince: now, elapsedBefore: 0, duration: minutes * 60_000 };
  return tidy({
    sitting: { clientId, type, startedAt: now, timer, moodBefore },
    ended: before.ended.map((one) => ({ ...one, asked: false })),
  });
}

const withTimer = (before: Practice, change: (timer: TimerState) => TimerState): Practice =>
  before.sitting
    ? { ...before, sitting: { ...before.sitting, timer: change(before.sitting.timer) } }
    : before;

export const pause = (before: Practice, now: number): Practice =>
  withTimer(before, (timer) => pauseTimer(timer, now));

export const resume = (before: Practice, now: number): Practice =>
  withTimer(before, (timer) => resumeTimer(timer, now));

/** Ends it early with its whole minutes; under a minute there is nothing to keep. */
export function stop(before: Practice, now: number): Practice {
  const settled = lookAtClock(before, now);
  if (!settled.sitting) return settled;
  const minutes = wholeMinutes(elapsed(settled.sitting.timer, now));
  if (minutes === 0) return { ...settled, sitting: null };
  return end(settled, { minutes, completed: false, endedAt: now });
}

/** Completes what has come to its end, with the instant that was, however late this is noticed. */
export function lookAtClock(before: Practice, now: number): Practice {
  const timer = before.sitting?.timer;
  if (!timer || timer.runningSince === null) return before;
  // The clock was set back to before the start: it runs on from here, or it would stand still.
  if (now < timer.runningSince) return withTimer(before, () => ({ ...timer, runningSince: now }));
  if (timeLeft(timer, now) > 0) return before;
  const endedAt = timer.runningSince + timer.duration - timer.elapsedBefore;
  return end(before, { minutes: timer.duration / 60_000, completed: true, endedAt });
}

function end(before: Practice, how: Pick<Ended, 'minutes' | 'completed' | 'endedAt'>): Practice {
  if (!before.sitting) return before;
  const { clientId, type, startedAt, moodBefore } = before.sitting;
  const told = { moodBefore, moodAfter: null, id: null, sentMoodAfter: null };
  const one: Ended = { clientId, startedAt, type, ...how, ...told, waiting: false, asked: true };
  return { sitting: null, ended: [...before.ended, one] };
}

/** Answers the question how one feels now; null leaves it unanswered. */
export const answer = (before: Practice, startedAt: number, moodAfter: number | null): Practice =>
  change(before, startedAt, { moodAfter, asked: false });

/** Changes one that ended, and lets go of those that are done with. */
export function change(before: Practice, startedAt: number, to: Partial<Ended>): Practice {
  return tidy({
    ...before,
    ended: before.ended.map((one) => (one.startedAt === startedAt ? { ...one, ...to } : one)),
  });
}

const tidy = (state: Practice): Practice => ({
  ...state,
  ended: state.ended.filter((one) => one.asked || isOwed(one)),
});
