import type { FastifyInstance } from 'fastify';
import { getNotificationSettings, saveNotificationSettings } from '#contracts/notifications.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { restartReminders } from '../reminders/reminders-service.ts';
import { upsertNotificationSettings } from './notifications-queries.ts';
import { getSettings } from './notifications-service.ts';

export function addNotificationRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getNotificationSettings, ({ db, user }) => getSettings(db, user.id));

  addRoute(app, deps, saveNotificationSettings, {
    write: async ({ tx, user, body, now }) => {
      await upsertNotificationSettings(tx, user.id, body, now);
      await restartReminders(tx, user.id, now);
      return { notificationSettings: body };
    },
  });
}
