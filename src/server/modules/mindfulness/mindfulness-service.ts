import type { z } from 'zod';
import type { createMeditationSession, MeditationSessionRow } from '#contracts/mindfulness.ts';
import { type CalendarDay, startOfWeek } from '#domain/calendar-day.ts';
import { namesOf } from '#domain/measures/measure.ts';
import { type MindfulnessMeasure, mindfulnessMeasures } from '#domain/measures/mindfulness.ts';
import { countStreakDays, weeklyGoalMinutes } from '#domain/mindfulness.ts';
import { type Source, toSourcedValues } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { defineDailyTotals, readDailyTotals } from '#server/db/daily-totals.ts';
import { hasEvent } from '#server/db/newest-events.ts';
import { assertFound } from '#server/http/api-error.ts';
import { assertPage } from '#server/http/assert-page.ts';
import type { Edit } from '#server/http/edit.ts';
import { resolveEventTime } from '#server/http/event-time.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { noteChangedDays } from '../achievements/progress-service.ts';
import { chooseSources } from '../measures/sources-service.ts';
import {
  dailyMeditation,
  deleteMeditationSessionRow,
  findAllMeditation,
  findMeditationSessions,
  findMeditationTotals,
  findSessionByClientId,
  insertMeditationSession,
  selectMoods,
  updateMoods,
  upsertTotals,
} from './mindfulness-queries.ts';

type Session = z.output<NonNullable<(typeof createMeditationSession)['body']>>;

/**
 * Returns meditation sessions, newest first. Throws `not_found` if the page is empty because the row `beforeId` does
 * not exist (see `assertPage`).
 */
export async function listMeditations(
  db: Db,
  userId: number,
  filter: Parameters<typeof findMeditationSessions>[2],
): Promise<MeditationSessionRow[]> {
  const sessions = await findMeditationSessions(db, userId, filter);
  await assertPage(sessions, filter, (id) => hasEvent(db, 'meditation_sessions', userId, id));
  return sessions;
}

/**
 * Stores a session. If a session with the same `clientId` exists, for example because two tabs sent
 * the same session, returns that session and stores nothing. Throws `invalid_input` if the time is
 * not allowed.
 */
export async function createMeditation(
  db: Db,
  userId: number,
  session: Session,
  now: Date,
  zone: string,
  source: Source = 'self',
): Promise<MeditationSessionRow> {
  const when = resolveEventTime(session.timestamp, now, zone);
  const clientId = session.clientId ?? null;
  await noteChangedDays(db, userId, when.day);
  const inserted = await insertMeditationSession(db, userId, {
    source,
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
  if (inserted?.hasRivals) await recountMeditation(db, userId);
  const stored = inserted ?? (clientId && (await findSessionByClientId(db, userId, clientId)));
  if (!stored) throw new Error('The session was neither stored nor found.');
  return stored;
}

export async function updateMeditationMoods(
  db: Db,
  edit: Edit,
  id: number,
  body: Pick<Session, 'moodBefore' | 'moodAfter'>,
): Promise<MeditationSessionRow> {
  const fields = ['moodBefore', 'moodAfter'] as const;
  const find = selectMoods(db, edit.userId, id);
  const moods = await mergeEdit(
    db,
    edit,
    { record: `meditation:${id}`, fields, optional: fields, find },
    body,
  );
  const changed = await updateMoods(db, edit.userId, id, {
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
  if (deleted.hasRivals) await recountMeditation(db, userId);
  return { deleted: true };
}

export const meditationTotals = defineDailyTotals(mindfulnessMeasures, dailyMeditation);

/**
 * Computes the stored all-time totals again from all sessions. On a day with several sources, only the sessions of the
 * preferred source count.
 */
export async function recountMeditation(db: Db, userId: number): Promise<void> {
  const rows = await findAllMeditation(db, userId);
  const minutes = rows.map((row) => ({
    ...row,
    measure: 'meditationMinutes',
    value: row.meditationMinutes ?? 0,
  }));
  const chosen = await chooseSources(db, userId, minutes);
  await upsertTotals(db, userId, {
    sessions: chosen.reduce((sum, { allSessions }) => sum + (allSessions ?? 0), 0),
    minutes: chosen.reduce((sum, { value }) => sum + value, 0),
  });
}

export async function getMeditationSummary(db: Db, userId: number, date: CalendarDay) {
  const weekStart = startOfWeek(date);
  const row = await findMeditationTotals(db, userId, date, weekStart);
  const values = toSourcedValues(row?.days ?? [], namesOf(mindfulnessMeasures));
  const chosen = await chooseSources(db, userId, values);
  const valuesOf = (name: MindfulnessMeasure) => chosen.filter(({ measure }) => measure === name);
  const completed = valuesOf('meditationSessions').filter(({ value }) => value > 0);
  const ofWeek = valuesOf('meditationMinutes').filter(({ day }) => day >= weekStart);
  return {
    totalMinutes: row?.minutes ?? 0,
    sessions: row?.sessions ?? 0,
    streak: countStreakDays(
      completed.map(({ day }) => day),
      date,
    ),
    week: { minutes: ofWeek.reduce((sum, { value }) => sum + value, 0), goal: weeklyGoalMinutes },
  };
}

/**
 * Returns the minutes for each day with a session, oldest first. `range` contains the first and the last day to
 * include.
 */
export async function listMeditationTotals(
  db: Db,
  userId: number,
  range: readonly [CalendarDay, CalendarDay],
) {
  const values = await readDailyTotals(db, [meditationTotals], userId, ['meditationMinutes'], range);
  const chosen = await chooseSources(db, userId, values);
  return chosen
    .filter(({ measure }) => measure === 'meditationMinutes')
    .map(({ day, value }) => ({ date: day, minutes: value }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
