import type { NotificationSettings } from '#contracts/notifications.ts';
import { defaultNotificationSettings } from '#domain/notifications.ts';
import type { Db } from '#server/db/connect.ts';
import { findNotificationSettings, upsertNotificationSettings } from './notifications-queries.ts';

/** Returns the person's settings, or the defaults if none are saved. */
export async function getSettings(db: Db, userId: number): Promise<NotificationSettings> {
  return (await findNotificationSettings(db, userId)) ?? defaultNotificationSettings;
}

/** Switches reminders by email off. Does not restart reminders by other channels. */
export async function switchOffEmails(db: Db, userId: number, now: Date): Promise<void> {
  const settings = await getSettings(db, userId);
  await upsertNotificationSettings(db, userId, { ...settings, emailNotifications: false }, now);
}
