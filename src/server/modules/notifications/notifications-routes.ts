import type { FastifyInstance } from 'fastify';
import { getNotificationSettings, saveNotificationSettings } from '#contracts/notifications.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { restartReminders } from '../reminders/reminders-service.ts';
import { getSettings, updateSettings } from './notifications-service.ts';

export function addNotificationRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getNotificationSettings, ({ db, user }) => getSettings(db, user.id));

  addRoute(app, deps, saveNotificationSettings, {
    write: async ({ tx, edit, body }) => {
      const notificationSettings = await updateSettings(tx, edit, body);
      await restartReminders(tx, edit.userId, edit.receivedAt);
      return { notificationSettings };
    },
  });
}
