import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorTable } from '#contracts/errors.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let member: TestMember;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
  member = await server.createMember();
});
afterAll(() => server.close());

const { not_signed_in: notSignedIn } = errorTable;

describe('the language of a message', () => {
  test.each([
    ['sv', undefined, 'sv'],
    ['sv-SE,sv;q=0.9,en;q=0.8', undefined, 'sv'],
    ['en-GB,en;q=0.9,sv;q=0.8', undefined, 'en'],
    ['de', undefined, 'en'],
    [undefined, undefined, 'en'],
    ['sv', 'lagom.language=en', 'en'],
    ['en', 'lagom.language=sv', 'sv'],
  ] as const)('with Accept-Language %s and the cookie %s is %s', async (accepted, cookie, language) => {
    const headers = { ...(accepted && { 'accept-language': accepted }), ...(cookie && { cookie }) };
    const answer = await server.app.inject({ url: '/api/sleep-goals', headers });
    expect([answer.headers['content-language'], answer.json().message]).toEqual([
      language,
      notSignedIn[language],
    ]);
  });
});

const post = async (url: string, payload: object, language: 'en' | 'sv') => {
  const headers = { cookie: member.cookie, 'accept-language': language };
  const answer = await server.app.inject({ method: 'POST', url, payload, headers });
  return [answer.statusCode, answer.json().message];
};

const meal = { name: 'Gröt', mealType: 'breakfast' };

describe('a message about an input names the field and its bound', () => {
  test.each([
    [
      '/api/food-entries',
      {},
      'Please fill in food name and meal type',
      'Fyll i vad du åt och vilken måltid det var',
    ],
    ['/api/food-favourites', {}, 'Please fill in food name', 'Fyll i matens namn'],
    [
      '/api/food-entries',
      { ...meal, name: 'x'.repeat(201) },
      '“name” must have at most 200 characters.',
      '”name” måste ha högst 200 tecken.',
    ],
    ['/api/food-entries', { ...meal, fat: -1 }, '“fat” must be at least 0.', '”fat” måste vara minst 0.'],
    ['/api/food-entries', { ...meal, salt: 1 }, '“salt” is not known here.', '”salt” är okänt här.'],
    [
      '/api/recipes',
      { name: 'Gröt', portions: 0, items: [{ foodId: 'own:1', grams: 100 }] },
      '“portions” must be more than 0.',
      '”portions” måste vara mer än 0.',
    ],
    [
      '/api/recipes',
      { name: 'Gröt', portions: 1, items: [] },
      '“items” must have at least 1 item.',
      '”items” måste ha minst 1 värde.',
    ],
    [
      '/api/recipes',
      { name: '', portions: 1, items: [{ foodId: 'own:1', grams: 100 }] },
      '“name” must have at least 1 character.',
      '”name” måste ha minst 1 tecken.',
    ],
    [
      '/api/sleep-goals',
      { targetSleepHours: 7.3, targetBedtime: '22:00', targetWakeTime: '06:00', targetQuality: 8 },
      '“targetSleepHours” must be a multiple of 0.5.',
      '”targetSleepHours” måste vara en multipel av 0,5.',
    ],
    [
      '/api/exercise-activities',
      { type: 'yoga', duration: 601 },
      '“duration” must be at most 600.',
      '”duration” måste vara högst 600.',
    ],
    [
      '/api/exercise-activities',
      { type: 'swim', duration: 60 },
      '“type” must be one of: cardio, strength, yoga.',
      '”type” måste vara något av: cardio, strength, yoga.',
    ],
    [
      '/api/exercise-activities',
      { type: 'yoga', duration: 'x' },
      '“duration” must be a number.',
      '”duration” måste vara ett tal.',
    ],
    [
      '/api/imports/1/mapping',
      { dayColumn: 'Day', dayOrder: 'ymd', decimalMark: '.', columns: [] },
      '“columns” must have at least 1 item.',
      '”columns” måste ha minst 1 värde.',
    ],
    ['/api/auth/login', { email: 'bo@firm.se' }, 'Please fill in all fields', 'Fyll i alla fält'],
    [
      '/api/sleep-nights',
      { date: '10/3', bedtime: '22:00', wakeTime: '06:00' },
      'Please enter a date as YYYY-MM-DD.',
      'Ange ett datum som ÅÅÅÅ-MM-DD.',
    ],
    [
      '/api/community-posts',
      { type: 'post', content: ' ' },
      expect.stringMatching(/^Please write 1 to \d+ characters\.$/),
      expect.stringMatching(/^Skriv 1 till \d+ tecken\.$/),
    ],
    [
      '/api/community-posts',
      { content: 'Hej' },
      '“type” must be one of: post, mood, achievement.',
      '”type” måste vara något av: post, mood, achievement.',
    ],
    [
      '/api/community-posts/1/report',
      { reason: 'spam', note: 'x'.repeat(501) },
      'Please write at most 500 characters.',
      'Skriv högst 500 tecken.',
    ],
    [
      '/api/exercise-activities',
      { type: 'yoga', duration: 30, timestamp: '2999-01-01T12:00:00Z' },
      "“timestamp” can't be in the future.",
      '”timestamp” kan inte ligga i framtiden.',
    ],
    [
      '/api/exercise-activities',
      { type: 'yoga', duration: 30, timestamp: '1960-01-01T12:00:00Z' },
      '“timestamp” must be from 1970-01-01 to tomorrow.',
      '”timestamp” måste vara från 1970-01-01 till i morgon.',
    ],
    [
      '/api/sleep-nights',
      { date: '2199-01-01', bedtime: '22:00', wakeTime: '06:00' },
      '“date” must be from 1970-01-01 to tomorrow.',
      '”date” måste vara från 1970-01-01 till i morgon.',
    ],
    [
      '/api/sleep-nights',
      { date: '2026-01-02', bedtime: '22:00', wakeTime: '22:00' },
      '“wakeTime” must be after “bedtime”, by less than 24 hours.',
      '”wakeTime” måste vara efter ”bedtime”, men mindre än 24 timmar efter.',
    ],
    [
      '/api/food-entries/copy',
      { fromDate: '2026-01-02', toDate: '2026-01-02' },
      '“toDate” must be another day than “fromDate”.',
      '”toDate” måste vara en annan dag än ”fromDate”.',
    ],
  ])('%s %j', async (url, payload, en, sv) => {
    expect(await post(url, payload, 'en')).toEqual([400, en]);
    expect(await post(url, payload, 'sv')).toEqual([400, sv]);
  });
});

test('a message about a display name says the rule', async () => {
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/community-profile',
    payload: { displayName: 'bo@firm.se' },
    headers: { cookie: member.cookie, 'accept-language': 'sv' },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Skriv 1 till 40 tecken utan @.']);
});

test.each([
  ['idempotency-key', 'abc', '”idempotency-key” måste vara ett UUID.'],
  ['x-write-age', '1.5', '”x-write-age” måste vara hela millisekunder, högst 34560000000.'],
  ['x-edited-fields', 'a b', '”x-edited-fields” måste vara namn på fält, åtskilda med kommatecken.'],
])('a message about the header %s names the header and its rule', async (name, value, message) => {
  const headers = { cookie: member.cookie, 'accept-language': 'sv', [name]: value };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/food-entries',
    payload: meal,
    headers,
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('a message about an unknown time zone names the header', async () => {
  const headers = { cookie: member.cookie, 'accept-language': 'sv', 'x-time-zone': 'Mars/Olympus' };
  const answer = await server.app.inject({ url: '/api/sleep-goals', headers });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    '”X-Time-Zone” måste vara en tidszon, till exempel Europe/Stockholm eller +02:00.',
  ]);
});

describe('a message that confirms a request is in the language of the request', () => {
  test.each([
    [
      '/api/auth/forgot-password',
      { email: 'ingen@firma.se' },
      'If that address has an account, a reset link is on its way.',
      'Om adressen har ett konto är en återställningslänk på väg.',
    ],
    [
      '/api/contact',
      { formType: 'investor', email: 'fel', timeTaken: 8000 },
      'Please enter a valid email address.',
      'Ange en giltig e-postadress.',
    ],
    [
      '/api/contact',
      { formType: 'investor', email: 'bo@firma.se', message: 'Hej', timeTaken: 8000 },
      'Thank you! We have received your message.',
      'Tack! Vi har tagit emot ditt meddelande.',
    ],
  ])('%s %j', async (url, payload, en, sv) => {
    expect(await post(url, payload, 'en')).toEqual([200, en]);
    expect(await post(url, payload, 'sv')).toEqual([200, sv]);
  });

  test('a reset link that is not valid', async () => {
    const answer = await server.app.inject({
      url: '/api/auth/verify-reset-token/okand',
      headers: { 'accept-language': 'sv' },
    });
    expect(answer.json()).toEqual({ valid: false, message: errorTable.invalid_reset_token.sv });
  });
});
