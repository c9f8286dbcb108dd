import type { z } from 'zod';
import type { createMeditationSession, MeditationSessionRow } from '#contracts/mindfulness.ts';
import { type CalendarDay, startOfWeek } from '#domain/calendar-day.ts';
import { countStreakDays, weeklyGoalMinutes } from '#domain/mindfulness.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError } from '#server/http/api-error.ts';
import { resolveEventTime } from '#server/http/event-time.ts';
import {
  deleteMeditationSessionRow,
  findMeditationTotals,
  findSessionByClientId,
  insertMeditationSession,
  updateMoods,
} from './mindfulness-queries.ts';

type Session = z.output<NonNullable<(typeof createMeditationSession)['body']>>;

/** One that comes again, as when its answer was lost or two tabs send it, is answered as it was kept the first time. */
export async function createMeditation(db: Db, userId: number, session: Session, now: Date, zone: string) {
  const when = resolveEventTime(session.timestamp, now, zone);
  const clientId = session.clientId ?? null;
  const inserted = await insertMeditationSession(db, userId, {
    type: session.type,
    duration: session.duration,
    completed: session.completed,
    mood_before: session.moodBefore ?? null,
    mood_after: session.moodAfter ?? null,
    happened_at: when.at,
    zone: when.zone,
    day: when.day,
    client_id: clientId,
  });
  const stored = inserted ?? (clientId && (await findSessionByClientId(db, userId, clientId)));
  if (!stored) throw new Error('A session was neither kept nor known.');
  return stored;
}

export async function updateMeditationMoods(
  db: Db,
  userId: number,
  id: number,
  moods: Pick<Session, 'moodBefore' | 'moodAfter'>,
): Promise<MeditationSessionRow> {
  const changed = await updateMoods(db, userId, id, {
    ...(moods.moodBefore === undefined ? {} : { mood_before: moods.moodBefore }),
    ...(moods.moodAfter === undefined ? {} : { mood_after: moods.moodAfter }),
  });
  if (!changed) throw new ApiError('not_found');
  return changed;
}

export async function deleteMeditation(db: Db, userId: number, id: number): Promise<{ deleted: true }> {
  if (!(await deleteMeditationSessionRow(db, userId, id))) throw new ApiError('not_found');
  return { deleted: true };
}

export async function getMeditationSummary(db: Db, userId: number, date: CalendarDay) {
  const row = await findMeditationTotals(db, userId, date, startOfWeek(date));
  return {
    totalMinutes: row?.totalMinutes ?? 0,
    sessions: row?.sessions ?? 0,
    streak: countStreakDays(row?.runDays ?? [], date),
    week: { minutes: row?.weekMinutes ?? 0, goal: weeklyGoalMinutes },
  };
}
