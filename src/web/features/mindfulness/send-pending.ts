import {
  createMeditationSession,
  listMeditationSessions,
  type MeditationSession,
  rateMeditationSession,
} from '#contracts/mindfulness.ts';
import { CallError } from '#web/lib/call-api.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
// biome-ignore lint/style/noRestrictedImports: sessions are sent in the background; SessionSync refreshes the queries.
import { sendWrite } from '#web/lib/send-write.ts';
import { changeKeptMood } from './change-kept-mood.ts';
import { type EndedSession, isPending, type SessionTimer, updateEnded } from './session-timer.ts';

interface TimerAccess {
  read: () => SessionTimer;
  update: (change: (before: SessionTimer) => SessionTimer) => void;
}

/**
 * Sends the sessions and moods that neither the server nor the outbox has, oldest first. Stops at the first session
 * that the server refuses, or that can be neither sent nor kept in the outbox. A later call sends the rest.
 */
export async function sendPending(userId: number, timer: TimerAccess): Promise<void> {
  for (const session of timer.read().ended.filter(isPending)) {
    try {
      await sendSession(userId, session, timer);
    } catch {
      return;
    }
  }
}

async function sendSession(
  userId: number,
  session: EndedSession,
  { read, update }: TimerAccess,
): Promise<void> {
  const updateSession = (changes: Partial<EndedSession>) =>
    update((before) => updateEnded(before, session.startedAt, changes));
  const isNew = session.id === null && !session.isKept;
  const { id, isKept, sentMoodAfter } = isNew ? await postSession(userId, session) : session;
  // The member may have given the mood while the session was being sent. A second request then
  // sends the mood.
  const { moodAfter } = read().ended.find(({ startedAt }) => startedAt === session.startedAt) ?? session;
  updateSession({ id, isKept, sentMoodAfter });
  if (moodAfter === sentMoodAfter) return;
  await sendMood(userId, { ...session, id, moodAfter });
  updateSession({ sentMoodAfter: moodAfter });
}

type Posted = Pick<EndedSession, 'id' | 'isKept' | 'sentMoodAfter'>;

/** Sends a session. If it cannot be sent now, the outbox keeps it. Returns the fields of the session that change. */
async function postSession(userId: number, session: EndedSession): Promise<Posted> {
  const { clientId, type, minutes, completed, moodBefore, moodAfter } = session;
  const body = { userId, clientId, type, duration: minutes, completed, moodBefore, moodAfter };
  try {
    // Sends how long ago the session ended, not the instant. An instant by a clock that is ahead would be in the future,
    // and the server would refuse it.
    const saved = await sendWrite(createMeditationSession, { body, happenedAt: session.endedAt });
    return { id: saved.id, isKept: false, sentMoodAfter: saved.moodAfter };
  } catch (error) {
    if (!(error instanceof KeptOnDevice)) throw error;
    return { id: null, isKept: true, sentMoodAfter: moodAfter };
  }
}

/** Sends a mood, or adds it to the session in the outbox. Does nothing if the session was deleted on the server. */
async function sendMood(userId: number, session: EndedSession): Promise<void> {
  if (session.id === null && (await changeKeptMood(userId, session))) return;
  const id = session.id ?? (await findSent(userId, session))?.id;
  if (id !== undefined) await patchMood(userId, id, session.moodAfter);
}

/**
 * Returns the server's copy of a session that the outbox has already sent. Returns undefined if the session was deleted
 * or is not among the newest 50 sessions.
 */
async function findSent(userId: number, session: EndedSession): Promise<MeditationSession | undefined> {
  const sessions = await readSessions(userId, 50);
  return sessions.find(({ clientId }) => clientId !== null && clientId === session.clientId);
}

const readSessions = (userId: number, limit: number) =>
  endpointQuery(listMeditationSessions, { query: { userId: String(userId), limit } }).queryFn();

async function patchMood(userId: number, id: number, moodAfter: number | null): Promise<void> {
  try {
    await sendWrite(rateMeditationSession, { params: { id: String(id) }, body: { moodAfter } });
  } catch (error) {
    if (error instanceof KeptOnDevice) return;
    if (!(error instanceof CallError && error.code === 'not_found')) throw error;
    // A 404 means that the session was deleted, or that another person has signed in. If another person has signed in,
    // reading the sessions throws, so the mood stays pending and is sent later.
    await readSessions(userId, 1);
  }
}
