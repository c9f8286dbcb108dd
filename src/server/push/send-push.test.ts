import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateVAPIDKeys } from 'web-push';
import { type PushStub, startPushStub } from '#server/testing/push-stub.ts';
import { sendPush } from './send-push.ts';
import { refusedForNow, resultOfStatus } from './send-result.ts';

let push: PushStub;
beforeAll(async () => {
  push = await startPushStub();
});
afterAll(() => push.close());

const message = {
  title: 'Time for your check-in',
  body: 'It takes about a minute.',
  navigate: 'https://lagom.example/dashboard',
  lang: 'en',
  tag: '2026-03-10',
  ttlSeconds: 60,
};

/** Sends a message to a push service whose address starts with `origin`. */
function send(origin: string) {
  const { endpoint, keys } = push.subscribe().subscription;
  const settings = {
    PUSH_HOSTS: '',
    PUSH_TEST_ORIGIN: origin,
    APP_URL: 'https://lagom.example',
    CONTACT_EMAIL: 'hello@lagom.example',
  };
  const subscription = { endpoint: endpoint.replace(push.origin, origin), ...keys };
  return sendPush(subscription, message, generateVAPIDKeys(), settings);
}

test('a connection that ends before an answer may have delivered the message', async () => {
  push.answerNext('cut');
  expect(await send(push.origin)).toEqual({ result: 'no_answer' });
});

test('a connection that never came about has delivered nothing, so it can be tried again', async () => {
  // The stub does not understand TLS.
  expect(await send(push.origin.replace('http:', 'https:'))).toEqual(refusedForNow);
});

test.each([
  ['seconds', '120', 120],
  ['a date', 'Tue, 10 Mar 2026 17:02:00 GMT', 120],
  ['a date that has passed', 'Tue, 10 Mar 2026 16:00:00 GMT', 0],
  ['something else', 'soon', 0],
  ['nothing', undefined, 0],
])('a service that is busy says with %s when to try again', (_name, header, retryAfterSeconds) => {
  const now = new Date('2026-03-10T17:00:00Z');
  expect(resultOfStatus(429, header, now)).toEqual({ ...refusedForNow, retryAfterSeconds });
});
