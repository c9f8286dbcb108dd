import { createHmac, randomUUID } from 'node:crypto';
import { pages } from '#contracts/pages.ts';
import type { ReminderChannel } from '#domain/reminders/channels.ts';
import { sendPush } from '#server/push/send-push.ts';
import { refusedForGood, type SendResult } from '#server/push/send-result.ts';
import { ensureVapidKeys } from '#server/push/vapid-keys.ts';
import { postJson } from './post-json.ts';
import type { Language } from './reminder-texts.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { findChannels } from './reminders-queries.ts';
import { sendReminderEmail } from './send-email.ts';
import { deleteSubscriptions, findSubscriptions } from './subscriptions-queries.ts';

export interface Message {
  userId: number;
  email: string;
  firstName: string;
  language: Language;
  text: { title: string; body: string };
  /** A message replaces an earlier message with the same tag. A tag has at most 32 characters of base64url. */
  tag: string;
  /** After this time, a push service does not deliver the message any more. */
  expiresAt: Date;
}

/**
 * Sends a message by one channel. The result says whether the service accepted the message. Does
 * not reject if the service fails.
 */
export async function sendMessage(
  deps: RemindersDeps,
  channel: ReminderChannel,
  message: Message,
): Promise<SendResult> {
  const openUrl = `${deps.settings.APP_URL}${pages.dashboard}?open=checkin`;
  if (channel === 'push') return sendToBrowsers(deps, message, openUrl);
  if (channel === 'email') {
    return sendReminderEmail(deps, message.userId, { ...message, to: message.email, openUrl });
  }
  return channel === 'ntfy' ? sendToNtfy(deps, message, openUrl) : sendToWebhook(deps, message, openUrl);
}

/**
 * Sends a message to all subscribed browsers of the person. Returns the result that `bestOf` chooses, which is `gone`
 * if no browser is subscribed. Deletes subscriptions that no longer exist at their push service.
 */
async function sendToBrowsers(deps: RemindersDeps, message: Message, navigate: string): Promise<SendResult> {
  const { db, now, settings } = deps;
  const { userId, text, language, tag, expiresAt } = message;
  const keys = await ensureVapidKeys(db, now());
  const subscriptions = await findSubscriptions(db, userId);
  const ttlSeconds = Math.max(0, Math.floor((expiresAt.getTime() - now().getTime()) / 1000));
  const push = { ...text, navigate, lang: language, tag, ttlSeconds };
  const results = await Promise.all(subscriptions.map((one) => sendPush(one, push, keys, settings)));
  const gone = subscriptions.filter((_one, index) => results[index]?.result === 'gone');
  await deleteSubscriptions(
    db,
    userId,
    gone.map(({ id }) => id),
  );
  return bestOf(results);
}

/**
 * Returns the best of the results of several browsers. From best to worst: sent, no answer, refused for now, refused
 * for good, gone. Returns `gone` if there are no results.
 */
function bestOf(results: SendResult[]): SendResult {
  const isRetried = (one: SendResult) => one.result === 'refused' && one.mayRetry;
  return (
    results.find(({ result }) => result === 'sent') ??
    results.find(({ result }) => result === 'no_answer') ??
    results.find(isRetried) ??
    results.find(({ result }) => result === 'refused') ?? { result: 'gone' }
  );
}

async function sendToNtfy(
  { db, settings }: RemindersDeps,
  { userId, text }: Message,
  click: string,
): Promise<SendResult> {
  const topic = (await findChannels(db, userId)).find(({ channel }) => channel === 'ntfy')?.topic;
  if (!settings.NTFY_URL || !topic) return refusedForGood;
  return postJson(settings.NTFY_URL, JSON.stringify({ topic, title: text.title, message: text.body, click }));
}

/**
 * Sends a message to the webhook, signed as the specification Standard Webhooks demands. Returns
 * `refused` without sending if the operator has not set up the webhook.
 */
async function sendToWebhook(
  { now, settings }: RemindersDeps,
  { userId, text, language, tag }: Message,
  url: string,
): Promise<SendResult> {
  const { REMINDER_WEBHOOK_URL: address, REMINDER_WEBHOOK_SECRET: secret } = settings;
  if (!address || !secret) return refusedForGood;
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const body = JSON.stringify({ type: 'reminder', userId, ...text, language, tag, url });
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return postJson(address, body, {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  });
}
