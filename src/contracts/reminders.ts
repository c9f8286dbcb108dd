import { z } from 'zod';
import { channelFailures, reminderChannels } from '#domain/reminders/channels.ts';
import { anyone, defineEndpoint, member } from './endpoint.ts';
import { day, id, idParam, instant } from './inputs.ts';

const channel = z.enum(reminderChannels);

const channelState = z.object({
  channel,
  /**
   * Whether the server can use the channel. Push is always available. The operator must set up the other channels: a
   * mail server, an ntfy server or a webhook.
   */
  isAvailable: z.boolean(),
  /** Whether the person has switched the channel on. */
  isOn: z.boolean(),
  /**
   * Whether the channel has a recipient: a subscribed browser for push, a topic for ntfy. Always true for the other
   * channels.
   */
  hasTarget: z.boolean(),
  /** Why the channel has stopped working. Null if the channel works. */
  failure: z.enum(channelFailures).nullable(),
  failedAt: instant.nullable(),
  /** When the channel last sent a reminder, not counting tests. Null if the channel never sent a reminder. */
  lastSentAt: instant.nullable(),
});

const pushSubscription = z.object({
  id,
  /**
   * The URL to which the server sends push messages for this browser. A browser compares it with the URL of its own
   * subscription to find itself in the list.
   */
  endpoint: z.string(),
  /** The User-Agent header that the browser sent at its latest sign-in. Null if it sent no such header. */
  userAgent: z.string().nullable(),
  createdAt: instant,
});

const lastReminder = z.object({
  day,
  channel,
  /** The preferred channel that failed, so that `channel` was used instead. Null if `channel` was the first choice. */
  insteadOf: channel.nullable(),
  /**
   * `sent`: the service or mail server accepted the reminder. `failed`: the reminder was not sent. `unknown`: the
   * server stopped or lost the connection while sending, so the reminder may have arrived. `pending`: another attempt
   * follows.
   */
  state: z.enum(['sent', 'failed', 'unknown', 'pending']),
  sentAt: instant.nullable(),
  /**
   * When the person first opened Lagom within 24 hours after the reminder. Null if the person did not open Lagom in
   * this time.
   */
  openedAt: instant.nullable(),
});

export const getReminders = defineEndpoint({
  operationId: 'getReminders',
  method: 'GET',
  path: '/api/reminders',
  summary: 'Get the next reminder and its delivery channels',
  description: 'The channels are listed in the order in which they are tried.',
  access: member('notifications'),
  response: z.object({
    /** The key that a browser needs to subscribe to push messages, in base64url. */
    vapidPublicKey: z.string(),
    /** The time zone of the reminder time. Null until a browser has sent a time zone. */
    timeZone: z.string().nullable(),
    /**
     * The next reminder: its time and the channel that sends it. `insteadOf` is the preferred channel if that channel
     * does not work, otherwise null. If there will be no reminder, `next` is null and `obstacle` says why.
     */
    next: z.object({ at: instant, channel, insteadOf: channel.nullable() }).nullable(),
    /** Why there will be no reminder. `no_channel`: no channel is on and works. Null if `next` is set. */
    obstacle: z.enum(['off', 'module_off', 'no_time_zone', 'no_channel']).nullable(),
    channels: z.array(channelState),
    pushSubscriptions: z.array(pushSubscription),
    ntfyTopic: z.string().nullable(),
    /**
     * When the calendar was created. Null if there is no calendar. The address of the calendar is secret. It is not
     * returned, because the server stores only a hash of it.
     */
    calendar: z.object({ createdAt: instant }).nullable(),
    last: lastReminder.nullable(),
  }),
});

/** A key of a push subscription, in base64url, with or without padding. */
const pushKey = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`));

export const savePushSubscription = defineEndpoint({
  operationId: 'savePushSubscription',
  method: 'POST',
  path: '/api/push-subscriptions',
  summary: 'Save the push subscription of this browser',
  description:
    'The body is what `PushSubscription.toJSON()` returns. The subscription ends with the session, so save it again after signing in. Saving it again is harmless. It makes push work again after a failure.',
  access: member('notifications'),
  onlineOnly: true,
  errors: ['push_service_unknown'],
  body: z.strictObject({
    endpoint: z.url().max(1000),
    expirationTime: z.number().nullish(),
    keys: z.strictObject({ p256dh: pushKey(65), auth: pushKey(16) }),
  }),
  response: z.object({ id }),
});

export const deletePushSubscription = defineEndpoint({
  operationId: 'deletePushSubscription',
  method: 'DELETE',
  path: '/api/push-subscriptions/:id',
  summary: 'Delete a push subscription',
  access: member('notifications'),
  onlineOnly: true,
  errors: ['not_found'],
  params: z.strictObject({ id: idParam }),
  response: z.object({ success: z.literal(true) }),
});

export const saveReminderChannels = defineEndpoint({
  operationId: 'saveReminderChannels',
  method: 'PUT',
  path: '/api/reminder-channels',
  summary: 'Switch ntfy and webhook reminders on or off',
  description: 'Push and email are part of the notification settings.',
  access: member('notifications'),
  onlineOnly: true,
  errors: ['channel_not_set_up'],
  body: z.strictObject({
    /** The topic at the operator's ntfy server. Null switches ntfy off. */
    ntfyTopic: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .nullable(),
    webhook: z.boolean(),
  }),
  response: z.object({ success: z.literal(true) }),
});

export const sendTestReminder = defineEndpoint({
  operationId: 'sendTestReminder',
  method: 'POST',
  path: '/api/reminders/test',
  summary: 'Send a test reminder',
  description: 'Sends at once and waits for the answer of the service. Does not need the channel to be on.',
  access: member('notifications'),
  onlineOnly: true,
  errors: ['channel_not_set_up', 'too_many_requests'],
  body: z.strictObject({ channel }),
  response: z.object({
    /**
     * `sent`: the service or mail server accepted the test reminder. `stored`: no mail server is set up, so the email
     * is a file on the server. `gone`: no subscribed browser exists any more. `refused`: the service refused the
     * reminder. `no_answer`: the service did not answer, so the reminder may have arrived.
     */
    result: z.enum(['sent', 'stored', 'gone', 'refused', 'no_answer']),
  }),
});

export const createReminderCalendar = defineEndpoint({
  operationId: 'createReminderCalendar',
  method: 'POST',
  path: '/api/reminder-calendar',
  summary: 'Create a secret calendar link for the reminders',
  description: 'Replaces an earlier address, which stops working. The address is returned only this once.',
  access: member('notifications'),
  onlineOnly: true,
  response: z.object({ url: z.string(), createdAt: instant }),
});

export const deleteReminderCalendar = defineEndpoint({
  operationId: 'deleteReminderCalendar',
  method: 'DELETE',
  path: '/api/reminder-calendar',
  summary: 'Delete the secret calendar link for the reminders',
  access: member('notifications'),
  onlineOnly: true,
  errors: ['not_found'],
  response: z.object({ success: z.literal(true) }),
});

export const getUnsubscribeState = defineEndpoint({
  operationId: 'getUnsubscribeState',
  method: 'GET',
  path: '/api/unsubscribe/:token/state',
  summary: 'Check whether reminders by email are on',
  description: 'For the page of the link in an email. The token is part of that link.',
  access: anyone,
  errors: ['not_found'],
  params: z.strictObject({ token: z.string().max(200) }),
  response: z.object({ emailNotifications: z.boolean() }),
});

export const unsubscribe = defineEndpoint({
  operationId: 'unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe/:token',
  summary: 'Switch off email reminders with the token from an email',
  description:
    'The token is part of the links in emails. Mail programs call this address without a person (RFC 8058). Calling it again is harmless.',
  access: anyone,
  errors: ['not_found'],
  params: z.strictObject({ token: z.string().max(200) }),
  rawBody: { maxBytes: 4096 },
  response: z.object({ success: z.literal(true) }),
});
