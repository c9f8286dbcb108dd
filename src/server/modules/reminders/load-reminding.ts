import type { NotificationSettings } from '#contracts/notifications.ts';
import type { ReminderPlan } from '#domain/reminders/plan-reminder.ts';
import { planReminder } from '#domain/reminders/plan-reminder.ts';
import type { Db } from '#server/db/connect.ts';
import { hasCheckedIn } from '../checkin/checkin-service.ts';
import { getSettings } from '../notifications/notifications-service.ts';
import { getUserPreferences } from '../preferences/preferences-service.ts';
import type { Person } from './reminders-queries.ts';

interface Reminding {
  notifications: NotificationSettings;
  /** Whether the person has the daily check-in switched on. */
  isModuleOn: boolean;
  plan: ReminderPlan;
  /** Whether the check-in of the current day is done. */
  isDone: boolean;
}

/**
 * Returns what determines whether a person gets a reminder at `now`. `timeZone` is the time zone of the person. Pass
 * UTC if the zone is unknown.
 */
export async function loadReminding(
  db: Db,
  userId: number,
  person: Person,
  timeZone: string,
  now: Date,
): Promise<Reminding> {
  const notifications = await getSettings(db, userId);
  const { modules } = await getUserPreferences(db, userId);
  const plan = planReminder({
    now,
    zone: timeZone,
    time: notifications.checkInTime,
    arrivedAt: person.timeZoneChangedAt,
    validFrom: person.remindersFrom ?? now,
  });
  const isDone = await hasCheckedIn(db, userId, plan.day);
  return { notifications, isModuleOn: modules.dailyCheckin, plan, isDone };
}
