import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import type { RequestDetails } from 'web-push';
import type { Config } from '#server/config.ts';
import { lookupPublic, PrivateHostError } from '#server/public-address.ts';
import { isPushEndpoint, isTestEndpoint, type PushHostSettings } from './push-endpoint.ts';
import {
  refusedForGood,
  refusedForNow,
  resultOfError,
  resultOfStatus,
  type SendResult,
} from './send-result.ts';
import type { VapidKeys } from './vapid-keys.ts';

type PushSettings = PushHostSettings & Pick<Config, 'APP_URL' | 'CONTACT_EMAIL'>;

export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  title: string;
  body: string;
  /** The address that a click opens. */
  navigate: string;
  lang: string;
  /**
   * A message replaces an earlier message with the same tag, on the device and at the push service. A tag has at most
   * 32 characters.
   */
  tag: string;
  /** How long the push service keeps the message for a device that is offline, in seconds. */
  ttlSeconds: number;
}

const timeoutMs = 10_000;

/** Sends a push message to one browser. Never rejects: the result says what happened. */
export async function sendPush(
  subscription: PushSubscription,
  message: PushMessage,
  keys: VapidKeys,
  settings: PushSettings,
): Promise<SendResult> {
  const { endpoint, p256dh, auth } = subscription;
  // Checks the address again, because the operator may have removed the host from `PUSH_HOSTS` since the address was
  // saved.
  if (!isPushEndpoint(endpoint, settings)) return refusedForGood;
  const { default: webPush } = await import('web-push');
  const { ttlSeconds, tag, ...content } = message;
  let details: RequestDetails;
  try {
    details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      // The format of declarative web push, which Safari shows without a service worker.
      JSON.stringify({ web_push: 8030, notification: { ...content, tag } }),
      {
        vapidDetails: { ...keys, subject: subjectOf(settings) },
        TTL: ttlSeconds,
        urgency: 'normal',
        topic: tag,
      },
    );
  } catch {
    // The key that the browser sent is not a valid point of the elliptic curve, so no message can be encrypted for this
    // browser.
    return refusedForGood;
  }
  const headers = { ...details.headers, 'Content-Type': 'application/notification+json' };
  const url = new URL(endpoint);
  return post(
    url,
    { headers, ...(isTestEndpoint(url, settings) ? {} : { lookup: lookupPublic }) },
    details.body,
  );
}

/** Returns the address by which a push service can reach the operator. */
const subjectOf = ({ APP_URL, CONTACT_EMAIL }: PushSettings): string =>
  APP_URL.startsWith('https:') ? APP_URL : `mailto:${CONTACT_EMAIL}`;

/**
 * Sends a body and returns the result. Does not follow redirects. Until the connection, with TLS, is complete, nothing
 * can have arrived, so a failure before that counts as a refusal for the moment.
 */
function post(url: URL, options: RequestOptions, body: Buffer | null): Promise<SendResult> {
  const { promise, resolve } = Promise.withResolvers<SendResult>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  const request = send(url, { ...options, method: 'POST', agent: false, signal }, (response) => {
    const { statusCode = 0, headers } = response;
    // Reads and discards the body of the response, so that the connection can close.
    response.resume();
    const isGone = statusCode === 404 || statusCode === 410;
    resolve(isGone ? { result: 'gone' } : resultOfStatus(statusCode, headers['retry-after']));
  });
  let isConnected = false;
  request.on('socket', (socket) => {
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      isConnected = true;
    });
  });
  request.on('error', (error) => {
    if (error instanceof PrivateHostError) resolve(refusedForGood);
    else resolve(isConnected ? resultOfError(error) : refusedForNow);
  });
  request.end(body ?? undefined);
  return promise;
}
