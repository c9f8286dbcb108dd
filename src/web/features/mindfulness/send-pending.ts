import {
  createMeditationSession,
  listMeditationSessions,
  type MeditationSession,
  rateMeditationSession,
} from '#contracts/mindfulness.ts';
import { CallError } from '#web/lib/call-api.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
// biome-ignore lint/style/noRestrictedImports: sessions are sent in the background; SessionSync refreshes.
import { sendWrite } from '#web/lib/send-write.ts';
import { type EndedSession, isPending, type SessionTimer, updateEnded } from './session-timer.ts';

interface TimerAccess {
  read: () => SessionTimer;
  update: (change: (before: SessionTimer) => SessionTimer) => void;
}

/**
 * Sends the sessions and moods that the server does not have, oldest first, and returns the sessions that were saved.
 * Stops at the first failure. A later call sends the others.
 */
export async function sendPending(userId: number, timer: TimerAccess): Promise<EndedSession[]> {
  const saved: EndedSession[] = [];
  for (const session of timer.read().ended.filter(isPending)) {
    try {
      await sendSession(userId, session, timer);
    } catch {
      timer.update((before) => updateEnded(before, session.startedAt, { sendFailed: true }));
      break;
    }
    if (session.id === null) saved.push(session);
  }
  return saved;
}

async function sendSession(
  userId: number,
  session: EndedSession,
  { read, update }: TimerAccess,
): Promise<void> {
  const updateSession = (changes: Partial<EndedSession>) =>
    update((before) => updateEnded(before, session.startedAt, changes));
  let { id, sentMoodAfter } = session;
  if (id === null) {
    ({ id, moodAfter: sentMoodAfter } = await postSession(userId, session));
  }
  // The member may have given the mood while the session was being sent.
  const { moodAfter } = read().ended.find(({ startedAt }) => startedAt === session.startedAt) ?? session;
  updateSession({ id, sentMoodAfter, sendFailed: false });
  if (moodAfter === sentMoodAfter) return;
  await patchMood(userId, id, moodAfter);
  updateSession({ sentMoodAfter: moodAfter, sendFailed: false });
}

async function postSession(userId: number, session: EndedSession): Promise<MeditationSession> {
  const { clientId, type, minutes, completed, moodBefore, moodAfter, endedAt } = session;
  const body = { userId, clientId, type, duration: minutes, completed, moodBefore, moodAfter };
  try {
    return await sendWrite(createMeditationSession, {
      body: { ...body, timestamp: new Date(endedAt).toISOString() },
    });
  } catch (error) {
    // The server rejected the timestamp, because this device's clock is ahead. The server uses its own time if the
    // timestamp is missing.
    if (error instanceof CallError && error.field === 'timestamp')
      return sendWrite(createMeditationSession, { body });
    throw error;
  }
}

async function patchMood(userId: number, id: number, moodAfter: number | null): Promise<void> {
  try {
    await sendWrite(rateMeditationSession, { params: { id: String(id) }, body: { moodAfter } });
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'not_found')) throw error;
    // A 404 means that the session was deleted, or that another person has signed in. If another person has signed in,
    // this request throws, so the mood is kept and sent later.
    await endpointQuery(listMeditationSessions, { query: { userId: String(userId), limit: 1 } }).queryFn();
  }
}
