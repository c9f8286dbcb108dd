import ical, { ICalAlarmType, ICalEventRepeatingFreq } from 'ical-generator';
import { pages } from '#contracts/pages.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { type Language, reminderText } from './reminder-texts.ts';

interface ReminderCalendar {
  userId: number;
  language: Language;
  /** The time of the daily reminder as `HH:MM`, or null if the reminder is off. */
  time: string | null;
  createdAt: Date;
  timeZone: string;
  appUrl: string;
}

/**
 * Returns a calendar (RFC 5545) with the daily reminder, or an empty calendar if the reminder is off. The event has no
 * zone, so calendar programs show it at the local time of the place where the person is. The event starts on the day
 * when the calendar was created.
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
      // The event has no zone (it is floating), and ical-generator writes the UTC fields of `start`. So `start` has the
      // local date and time in its UTC fields.
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
