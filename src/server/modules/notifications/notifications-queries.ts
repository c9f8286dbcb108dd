import type { NotificationSettings } from '#contracts/notifications.ts';
import type { Db } from '#server/db/connect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';

export const selectNotificationSettings = (db: Db, userId: number) =>
  db
    .selectFrom('notification_settings')
    .where('user_id', '=', userId)
    .select([
      'daily_check_in as dailyCheckIn',
      'check_in_time as checkInTime',
      'email_notifications as emailNotifications',
      'push_notifications as pushNotifications',
    ]);

export async function findNotificationSettings(
  db: Db,
  userId: number,
): Promise<NotificationSettings | undefined> {
  return (await findSettings(db, { userId }))[0];
}

const findSettings = prepareQuery((db, { userId }: { userId: number }) =>
  selectNotificationSettings(db, userId),
);

export async function upsertNotificationSettings(
  db: Db,
  userId: number,
  settings: NotificationSettings,
  now: Date,
): Promise<void> {
  const values = {
    daily_check_in: settings.dailyCheckIn,
    check_in_time: settings.checkInTime,
    email_notifications: settings.emailNotifications,
    push_notifications: settings.pushNotifications,
    updated_at: now,
  };
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
