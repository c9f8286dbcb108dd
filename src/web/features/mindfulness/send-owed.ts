import { createSession, listSessions, type MeditationSession, rateSession } from '#contracts/mindfulness.ts';
import { CallError, callApi } from '#web/lib/call-api.ts';
import { change, type Ended, isOwed, type Practice } from './practice.ts';

interface Kept {
  read: () => Practice;
  update: (next: (before: Practice) => Practice) => void;
}

/** How far back a session is looked for whose answer got lost. */
const lookedThrough = 100;

/** Sends sessions and moods the server lacks, oldest first. What fails waits, and so does what comes after it. */
export async function sendOwed(userId: number, kept: Kept): Promise<Ended[]> {
  const saved: Ended[] = [];
  for (const one of kept.read().ended.filter(isOwed)) {
    try {
      await sendOne(userId, one, kept);
    } catch {
      kept.update((before) => change(before, one.startedAt, { waiting: true }));
      break;
    }
    if (one.id === null) saved.push(one);
  }
  return saved;
}

async function sendOne(userId: number, one: Ended, { read, update }: Kept): Promise<void> {
  const note = (to: Partial<Ended>) => update((before) => change(before, one.startedAt, to));
  let { id, sentMoodAfter } = one;
  if (id === null) {
    const known = one.attempted ? await find(one) : undefined;
    note({ attempted: true });
    ({ id, moodAfter: sentMoodAfter } = known ?? (await send(userId, one)));
  }
  // The mood may have been said while the session was on its way.
  const { moodAfter } = read().ended.find(({ startedAt }) => startedAt === one.startedAt) ?? one;
  note({ id, sentMoodAfter, waiting: false });
  if (moodAfter === sentMoodAfter) return;
  await rate(id, moodAfter);
  note({ sentMoodAfter: moodAfter, waiting: false });
}

async function send(userId: number, one: Ended): Promise<MeditationSession> {
  const { type, minutes, completed, moodBefore, moodAfter, endedAt } = one;
  const body = { userId, type, duration: minutes, completed, moodBefore, moodAfter };
  try {
    return await callApi(createSession, { body: { ...body, timestamp: new Date(endedAt).toISOString() } });
  } catch (error) {
    // The clock of this device runs ahead of the server's; then it is the server's that counts.
    if (error instanceof CallError && error.field === 'timestamp') return callApi(createSession, { body });
    throw error;
  }
}

async function find({ endedAt, type }: Ended): Promise<MeditationSession | undefined> {
  const sessions = await callApi(listSessions, { query: { limit: lookedThrough } });
  const timestamp = new Date(endedAt).toISOString();
  return sessions.find((session) => session.timestamp === timestamp && session.type === type);
}

async function rate(id: number, moodAfter: number | null): Promise<void> {
  try {
    await callApi(rateSession, { params: { id: String(id) }, body: { moodAfter } });
  } catch (error) {
    // Deleted meanwhile: there is nothing to say about it.
    if (!(error instanceof CallError && error.code === 'not_found')) throw error;
  }
}
