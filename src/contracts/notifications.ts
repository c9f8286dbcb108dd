import { z } from 'zod';
import { defineEndpoint, member } from './endpoint.ts';
import { timeOfDay } from './inputs.ts';

const settings = z.strictObject({
  dailyCheckIn: z.boolean(),
  /** The time of the daily reminder, in the person's time zone. */
  checkInTime: timeOfDay,
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
});

export type NotificationSettings = z.output<typeof settings>;

export const getNotificationSettings = defineEndpoint({
  operationId: 'getNotificationSettings',
  method: 'GET',
  path: '/api/notification-settings',
  summary: 'Get the notification settings',
  description: 'Returns the default settings if none are saved.',
  access: member('notifications'),
  response: settings,
});

export const saveNotificationSettings = defineEndpoint({
  operationId: 'saveNotificationSettings',
  method: 'PUT',
  path: '/api/notification-settings',
  summary: 'Save the notification settings',
  access: member('notifications'),
  body: settings,
  response: z.object({ notificationSettings: settings }),
});
