import ical, { ICalAlarmType, ICalEventRepeatingFreq } from 'ical-generator';
import { pages } from '#contracts/pages.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { type Language, reminderText } from './reminder-texts.ts';

interface ReminderCalendar {
  userId: number;
  language: Language;
  /** The time of the daily reminder, `HH:MM`. Null if the reminder is off. */
  time: string | null;
  createdAt: Date;
  timeZone: string;
  appUrl: string;
}

/**
 * Returns a calendar (RFC 5545) with the daily reminder. Its time has no zone, so that a calendar shows it at the local
 * time wherever the person is.
 */
export function reminderCalendar(reminder: ReminderCalendar): string {
  const { userId, language, time, createdAt, timeZone, appUrl } = reminder;
  const host = new URL(appUrl).hostname;
  const { title, body } = reminderText(language, 'push', null);
  const calendar = ical({ name: 'Lagom', prodId: { company: 'Lagom', product: 'Reminders' } });
  calendar.ttl(24 * 60 * 60);
  if (time !== null) {
    const event = calendar.createEvent({
      id: `reminder-${userId}@${host}`,
      stamp: createdAt,
      // ical-generator writes the UTC date and time of a floating event.
      start: new Date(`${toCalendarDay(createdAt, timeZone)}T${time}:00Z`),
      floating: true,
      repeating: { freq: ICalEventRepeatingFreq.DAILY },
      summary: title,
      description: body,
      url: `${appUrl}${pages.dashboard}?open=checkin`,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: title });
  }
  return calendar.toString();
}
