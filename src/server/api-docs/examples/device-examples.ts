import { getUser } from '#contracts/auth.ts';
import {
  listDeviceData,
  listDevices,
  reconcileDevice,
  retryDeliveries,
  syncDevice,
} from '#contracts/devices.ts';
import { cancelImport, listImports, startImport } from '#contracts/imports.ts';
import { getNotificationSettings, saveNotificationSettings } from '#contracts/notifications.ts';
import {
  createReminderCalendar,
  deletePushSubscription,
  deleteReminderCalendar,
  getReminders,
  savePushSubscription,
  saveReminderChannels,
  sendTestReminder,
} from '#contracts/reminders.ts';
import { getDeviceSummary, listRejectedValues, listSources, listSourceValues } from '#contracts/sources.ts';
import { exampleDay as date, type Examples } from './example.ts';

const settings = {
  dailyCheckIn: true,
  checkInTime: '20:00',
  emailNotifications: true,
  pushNotifications: false,
};
/** The subscription of a browser, with the example keys of RFC 8291. */
const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

export const deviceExamples: Examples = [
  [listDevices, {}],
  [listDeviceData, {}],
  [syncDevice, { params: { provider: 'garmin' }, ids: { userId: getUser } }],
  [reconcileDevice, { params: { provider: 'garmin' } }],
  [retryDeliveries, { params: { provider: 'garmin' } }],
  [listImports, {}],
  [startImport, { body: { fileName: 'steps.csv' }, file: 'steps.csv' }],
  [cancelImport, { ids: { id: startImport } }],
  [listSourceValues, { query: { measure: 'steps', date } }],
  [listSources, {}],
  [listRejectedValues, { query: { limit: 10 } }],
  [getDeviceSummary, { query: { date } }],
  [getNotificationSettings, {}],
  [saveNotificationSettings, { body: settings }],
  [getReminders, {}],
  [savePushSubscription, { body: subscription }],
  [deletePushSubscription, { ids: { id: savePushSubscription } }],
  [saveReminderChannels, { body: { ntfyTopic: null, webhook: false } }],
  [sendTestReminder, { body: { channel: 'email' } }],
  [createReminderCalendar, {}],
  [deleteReminderCalendar, { after: [createReminderCalendar] }],
];
