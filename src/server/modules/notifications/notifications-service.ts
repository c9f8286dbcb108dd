import type { NotificationSettings } from '#contracts/notifications.ts';
import { defaultNotificationSettings } from '#domain/notifications.ts';
import type { Db } from '#server/db/connect.ts';
import { findNotificationSettings } from './notifications-queries.ts';

/** Returns the person's settings, or the defaults if none are saved. */
export async function getSettings(db: Db, userId: number): Promise<NotificationSettings> {
  return (await findNotificationSettings(db, userId)) ?? defaultNotificationSettings;
}
