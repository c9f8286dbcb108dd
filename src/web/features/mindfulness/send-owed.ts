import { createSession, listSessions, type MeditationSession, rateSession } from '#contracts/mindfulness.ts';
import { CallError, callApi } from '#web/lib/call-api.ts';
import { change, type Ended, isOwed, type Practice } from './practice.ts';

interface Kept {
  read: () => Practice;
  update: (next: (before: Practice) => Practice) => void;
}

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
    ({ id, moodAfter: sentMoodAfter } = await send(userId, one));
  }
  // The mood may have been said while the session was on its way.
  const { moodAfter } = read().ended.find(({ startedAt }) => startedAt === one.startedAt) ?? one;
  note({ id, sentMoodAfter, waiting: false });
  if (moodAfter === sentMoodAfter) return;
  await rate(userId, id, moodAfter);
  note({ sentMoodAfter: moodAfter, waiting: false });
}

async function send(userId: number, one: Ended): Promise<MeditationSession> {
  const { clientId, type, minutes, completed, moodBefore, moodAfter, endedAt } = one;
  const body = { userId, clientId, type, duration: minutes, completed, moodBefore, moodAfter };
  try {
    return await callApi(createSession, { body: { ...body, timestamp: new Date(endedAt).toISOString() } });
  } catch (error) {
    // The clock of this device runs ahead of the server's; then it is the server's that counts.
    if (error instanceof CallError && error.field === 'timestamp') return callApi(createSession, { body });
    throw error;
  }
}

async function rate(userId: number, id: number, moodAfter: number | null): Promise<void> {
  try {
    await callApi(rateSession, { params: { id: String(id) }, body: { moodAfter } });
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'not_found')) throw error;
    // Deleted meanwhile: there is nothing to say about it. Or somebody else has signed in: that is refused, and it waits.
    await callApi(listSessions, { query: { userId: String(userId), limit: 1 } });
  }
}
