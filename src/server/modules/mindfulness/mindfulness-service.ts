import type { z } from 'zod';
import type { createMeditationSession, MeditationSessionRow } from '#contracts/mindfulness.ts';
import { type CalendarDay, startOfWeek } from '#domain/calendar-day.ts';
import type { MindfulnessMeasure } from '#domain/measures/mindfulness.ts';
import { countStreakDays, weeklyGoalMinutes } from '#domain/mindfulness.ts';
import { type SourcedValue, toSourcedValues } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound } from '#server/http/api-error.ts';
import { resolveEventTime } from '#server/http/event-time.ts';
import { noteChangedDays } from '../achievements/progress-service.ts';
import {
  deleteMeditationSessionRow,
  findDailyMeditation,
  findMeditationSessions,
  findMeditationTotals,
  findSessionByClientId,
  insertMeditationSession,
  updateMoods,
} from './mindfulness-queries.ts';

type Session = z.output<NonNullable<(typeof createMeditationSession)['body']>>;

/** Returns sessions, newest first. */
export function listMeditations(
  db: Db,
  userId: number,
  filter: Parameters<typeof findMeditationSessions>[2],
): Promise<MeditationSessionRow[]> {
  return findMeditationSessions(db, userId, filter);
}

/**
 * Stores a session. If one with the same `clientId` exists, returns that instead, for example when two tabs send it.
 */
export async function createMeditation(db: Db, userId: number, session: Session, now: Date, zone: string) {
  const when = resolveEventTime(session.timestamp, now, zone);
  const clientId = session.clientId ?? null;
  await noteChangedDays(db, userId, when.day);
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
  assertFound(changed);
  return changed;
}

export async function deleteMeditation(db: Db, userId: number, id: number): Promise<{ deleted: true }> {
  const deleted = await deleteMeditationSessionRow(db, userId, id);
  assertFound(deleted);
  await noteChangedDays(db, userId, deleted.day);
  return { deleted: true };
}

/** Returns the totals of each day with a session, one set per source. */
export async function listDailyMeditation(
  db: Db,
  userId: number,
  names: readonly MindfulnessMeasure[],
  from: CalendarDay,
  to: CalendarDay,
): Promise<SourcedValue[]> {
  return toSourcedValues(await findDailyMeditation(db, userId, from, to), names);
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
