import type { NotificationSettings } from '#contracts/notifications.ts';
import { defaultNotificationSettings } from '#domain/notifications.ts';
import type { Db } from '#server/db/connect.ts';
import type { Edit } from '#server/http/edit.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import {
  findNotificationSettings,
  selectNotificationSettings,
  upsertNotificationSettings,
} from './notifications-queries.ts';

/** Returns the person's settings, or the default settings if none are saved. */
export async function getSettings(db: Db, userId: number): Promise<NotificationSettings> {
  return (await findNotificationSettings(db, userId)) ?? defaultNotificationSettings;
}

/**
 * Switches off reminders by email. Unlike the route that saves the settings, does not call `restartReminders`, so
 * reminder channels that are marked as failed stay marked as failed.
 */
export async function switchOffEmails(db: Db, userId: number, now: Date): Promise<void> {
  const settings = await getSettings(db, userId);
  await upsertNotificationSettings(db, userId, { ...settings, emailNotifications: false }, now);
}

/** Merges an edit into the stored settings (see `mergeEdit`). Saves and returns the result. */
export async function updateSettings(
  db: Db,
  edit: Edit,
  body: NotificationSettings,
): Promise<NotificationSettings> {
  const edited = {
    record: 'notification-settings',
    fields: Object.keys(body) as (keyof NotificationSettings)[],
    find: selectNotificationSettings(db, edit.userId),
  };
  const settings = await mergeEdit(db, edit, edited, body);
  await upsertNotificationSettings(db, edit.userId, settings, edit.receivedAt);
  return settings;
}
