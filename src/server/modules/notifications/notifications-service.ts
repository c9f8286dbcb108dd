import type { NotificationSettings } from '#contracts/notifications.ts';
import { defaultNotificationSettings } from '#domain/notifications.ts';
import type { Db } from '#server/db/connect.ts';
import { findSettings } from './notifications-queries.ts';

/** What a person saved, or else the defaults. */
export async function notificationSettingsOf(db: Db, userId: number): Promise<NotificationSettings> {
  return (await findSettings(db, userId)) ?? defaultNotificationSettings;
}
