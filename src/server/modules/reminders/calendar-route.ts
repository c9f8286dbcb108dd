import type { FastifyInstance } from 'fastify';
import { createReminderCalendar } from '#contracts/reminders.ts';
import { ApiError } from '#server/http/api-error.ts';
import { hashLinkToken } from '#server/mail/link-token.ts';
import { getSettings } from '../notifications/notifications-service.ts';
import { findCalendarOwner } from './calendars-queries.ts';
import { reminderCalendar } from './reminder-calendar.ts';
import type { RemindersDeps } from './reminders-deps.ts';

/** Returns the secret URL of a calendar. The ending `.ics` tells calendar programs the format. */
export const calendarAddress = (appUrl: string, token: string): string =>
  `${appUrl}${createReminderCalendar.path}/${token}.ics`;

/**
 * Adds the route from which calendar programs fetch a person's calendar. The route needs no session. Throws `not_found`
 * for an unknown token.
 */
export function addCalendarRoute(app: FastifyInstance, { db, settings }: RemindersDeps): void {
  app.get<{ Params: { file: string } }>(`${createReminderCalendar.path}/:file`, async ({ params }, reply) => {
    const owner = await findCalendarOwner(db, hashLinkToken(params.file.replace(/\.ics$/, '')));
    if (!owner) throw new ApiError('not_found');
    const { dailyCheckIn, checkInTime } = await getSettings(db, owner.userId);
    const text = reminderCalendar({
      userId: owner.userId,
      language: owner.language === 'sv' ? 'sv' : 'en',
      time: dailyCheckIn ? checkInTime : null,
      createdAt: owner.createdAt,
      timeZone: owner.timeZone ?? 'UTC',
      appUrl: settings.APP_URL,
    });
    return reply
      .header('cache-control', 'private, max-age=3600')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}
