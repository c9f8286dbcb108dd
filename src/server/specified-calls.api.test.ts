import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

// This file does not use the endpoint contracts. It sends the calls as section 7 of the product specification defines
// them.

let server: TestApp;
/** The session cookie of the registered person. */
let cookie = '';
let userId = 0;

beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100', APP_URL: 'http://lagom.test' });
});
afterAll(() => server.close());

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  json?: Record<string, unknown>;
  form?: FormData;
  /** Whether a call without a body sends `Content-Type: application/json`. */
  declaresJson?: boolean;
}

async function send({ method, url, json, form, declaresJson }: Call) {
  const isJson = json !== undefined || declaresJson;
  const answer = await server.app.inject({
    method,
    url,
    headers: { cookie, ...(isJson && { 'content-type': 'application/json' }) },
    ...(json && { payload: JSON.stringify(json) }),
    ...(form && { payload: form }),
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** Sends a call and returns the body of the response. Fails unless the status is 200. */
async function succeed(call: Call) {
  const answer = await send(call);
  expect([`${call.method} ${call.url}`, answer.status, answer.body]).toEqual([
    `${call.method} ${call.url}`,
    200,
    expect.anything(),
  ]);
  return answer.body;
}

const get = (url: string) => succeed({ method: 'GET', url });
const post = (url: string, json: Record<string, unknown>) => succeed({ method: 'POST', url, json });

const person = { email: 'astrid@example.org', password: 'Morgon-Kaffe-7!' };
const newPassword = 'Annan-Morgon-8!';
const image = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();

test('a visitor is not signed in, and an unknown reset link is not valid', async () => {
  expect((await send({ method: 'GET', url: '/api/auth/user' })).status).toBe(401);
  expect(await get('/api/auth/verify-reset-token/unknown')).toEqual({
    valid: false,
    message: expect.stringMatching(/./),
  });
});

test.each(['google', 'facebook'])(
  'the browser opens %s and returns to the sign-in page',
  async (provider) => {
    const { statusCode, headers } = await server.app.inject({ url: `/api/auth/${provider}` });
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/auth\?/)]);
  },
);

test('a person registers, signs in and loads the account', async () => {
  await post('/api/auth/register', { ...person, firstName: 'Astrid', lastName: 'Lind' });
  const signedIn = await send({ method: 'POST', url: '/api/auth/login', json: person });
  expect(signedIn.status).toBe(200);
  cookie = String(signedIn.headers['set-cookie']).split(';')[0]!;
  userId = (await get('/api/auth/user')).id;
  expect(userId).toBeGreaterThan(0);
});

test('a person changes the profile and the photo', async () => {
  const profile = {
    firstName: 'Astrid',
    lastName: 'Berg',
    email: person.email,
    phoneNumber: '+46 70 123 45 67',
  };
  const json = {
    ...profile,
    profileImageUrl: `data:image/jpeg;base64,${(await image()).toString('base64')}`,
  };
  const changed = await succeed({ method: 'PUT', url: '/api/auth/profile', json });
  expect(changed).toMatchObject({ firstName: 'Astrid', lastName: 'Berg' });
  await succeed({ method: 'PUT', url: '/api/auth/profile', json: profile });
  const form = new FormData();
  form.append('photo', new Blob([await image()], { type: 'image/jpeg' }), 'me.jpg');
  await succeed({ method: 'POST', url: '/api/auth/upload-profile-photo', form });
});

test.each([{ declaresJson: false }, { declaresJson: true }])(
  'every list and setting is read, also with a JSON content type: %o',
  async ({ declaresJson }) => {
    const urls = [
      '/api/health-metrics',
      '/api/health-metrics?date=2026-03-10',
      '/api/exercise-activities',
      `/api/exercise-activities?userId=${userId}`,
      `/api/food-entries?userId=${userId}&date=2026-03-10`,
      '/api/custom-questions',
      `/api/questionnaire-responses?userId=${userId}&date=2026-03-10`,
      `/api/meditation-sessions?userId=${userId}`,
      `/api/patterns?userId=${userId}`,
      `/api/ai-insights?userId=${userId}`,
      '/api/device-data',
      `/api/user-preferences/${userId}?t=1773144000000`,
      `/api/user-preferences/${userId}?timestamp=1773144000000&_=1`,
      '/api/sleep-goals',
      '/api/community-posts?_=1773144000000',
      '/api/notification-settings',
    ];
    for (const url of urls) await succeed({ method: 'GET', url, declaresJson });
  },
);

test('an entry of each kind is saved', async () => {
  const workout = { type: 'strength', duration: 45, intensity: 'moderate', caloriesBurned: 360 };
  expect(await post('/api/exercise-activities', { userId, ...workout })).toMatchObject(workout);
  const meal = {
    name: 'Havregrynsgröt',
    description: '',
    mealType: 'breakfast',
    calories: 320,
    protein: 12.5,
    carbs: 54,
    fat: 6.1,
    voiceTranscript: '',
  };
  expect(await post('/api/food-entries', { userId, ...meal })).toMatchObject({
    name: meal.name,
    calories: 320,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ userId, ...meal })) form.append(name, String(value));
  form.append('photo', new Blob([await image()], { type: 'image/jpeg' }), 'meal.jpg');
  expect(await succeed({ method: 'POST', url: '/api/food-entries', form })).toMatchObject({
    name: meal.name,
  });
  for (const { id } of await get('/api/custom-questions')) {
    const answer = { userId, questionId: id, response: 1 };
    expect(await post('/api/questionnaire-responses', answer)).toMatchObject(answer);
  }
  for (const type of [
    'focus',
    'calm',
    'deep',
    'breath',
    'mindfulness',
    'body_scan',
    'breathing',
    'sleep',
    'other',
  ]) {
    const session = { type, duration: 10, completed: true };
    expect(await post('/api/meditation-sessions', { userId, ...session })).toMatchObject(session);
  }
  const unknown = { userId, type: 'gong bath', duration: 10, completed: false };
  expect(await post('/api/meditation-sessions', unknown)).toMatchObject({ type: 'other', completed: false });
  const goals = { targetSleepHours: 7.5, targetBedtime: '22:30', targetWakeTime: '06:30', targetQuality: 9 };
  expect(await post('/api/sleep-goals', goals)).toMatchObject(goals);
});

test('a person switches cycle tracking on and saves an entry', async () => {
  const modules = { menstrualCycleTracking: true, deviceSync: true };
  await post(`/api/user-preferences/${userId}`, { modules, checkinQuestions: { alcohol: false } });
  const entry = {
    cycleDay: 3,
    phase: 'menstrual',
    flowIntensity: 2,
    mood: 6,
    energyLevel: 5,
    pain: 4,
    symptoms: [],
    notes: '',
  };
  expect(await post('/api/menstrual-cycle', { userId, ...entry })).toMatchObject({ cycleDay: 3 });
  const unsaid = {
    cycleDay: null,
    phase: null,
    flowIntensity: null,
    mood: null,
    energyLevel: null,
    pain: null,
  };
  expect(await post('/api/menstrual-cycle', { userId, ...unsaid, symptoms: [], notes: '' })).toMatchObject(
    unsaid,
  );
  expect(await get('/api/menstrual-cycle')).toHaveLength(2);
});

test.each([{ declaresJson: true }, { declaresJson: false }])(
  'every device is connected without a body: %o',
  async ({ declaresJson }) => {
    const { devices } = await get('/api/devices');
    const states = [];
    for (const { provider } of devices) {
      const answer = await send({ method: 'POST', url: `/api/sync-${provider}/${userId}`, declaresJson });
      states.push(answer.body.type ?? answer.status);
    }
    expect(states.filter((state) => state === 'auth_required')).toHaveLength(11);
  },
);

test('a post is written, and deleted with or without a JSON content type', async () => {
  for (const declaresJson of [true, false]) {
    const { id } = await post('/api/community-posts', { content: 'Hej!', type: 'post' });
    await succeed({ method: 'DELETE', url: `/api/community-posts/${id}`, declaresJson });
  }
  expect(await get('/api/community-posts')).toEqual([]);
});

test('notification settings are saved', async () => {
  const settings = {
    dailyCheckIn: true,
    checkInTime: '18:30',
    emailNotifications: false,
    pushNotifications: false,
  };
  const url = '/api/notification-settings';
  expect((await succeed({ method: 'PUT', url, json: settings })).notificationSettings).toEqual(settings);
});

test('a photo and a recording get no error of the caller where no AI service is set up', async () => {
  const json = { image: `data:image/jpeg;base64,${(await image()).toString('base64')}` };
  const form = new FormData();
  const audio = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(64)]);
  form.append('audio', new Blob([audio], { type: 'audio/wav' }), 'recording.wav');
  const answers = [
    await send({ method: 'POST', url: '/api/analyze-food', json }),
    await send({ method: 'POST', url: '/api/transcribe-voice', form }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(['ai_not_configured', 'ai_not_configured']);
});

test.each([
  { formType: 'investor', message: 'Hello', selectedPrice: '', userType: '' },
  { formType: 'influencer', message: '', selectedPrice: null, userType: null },
  { formType: 'customer', message: '', selectedPrice: '15', userType: 'health-conscious' },
])('the $formType form is sent', async (form) => {
  const sent = await post('/api/contact', { ...form, email: 'bo@firm.se', honeypot: '', timeTaken: 9000 });
  expect(sent).toMatchObject({ success: true, message: expect.any(String) });
});

test('the password is changed, and reset with a link', async () => {
  await post('/api/auth/change-password', { currentPassword: person.password, newPassword });
  await post('/api/auth/forgot-password', { email: person.email });
  await server.jobs.drain();
  const token = /reset-password\?token=(\S+)/.exec((await server.sentEmails()).join('\n'))?.[1];
  expect(await get(`/api/auth/verify-reset-token/${token}`)).toMatchObject({ valid: true });
  await post('/api/auth/reset-password', { token, newPassword: person.password });
});

test.each([{ declaresJson: true }, { declaresJson: false }])(
  'signing out, an export and a deletion need no body: %o',
  async ({ declaresJson }) => {
    const signIn = async () => {
      const answer = await send({ method: 'POST', url: '/api/auth/login', json: person });
      cookie = String(answer.headers['set-cookie']).split(';')[0]!;
      return answer.status;
    };
    if ((await signIn()) !== 200) {
      await post('/api/auth/register', { ...person, firstName: 'Astrid', lastName: 'Lind' });
      await signIn();
    }
    await succeed({ method: 'POST', url: '/api/auth/logout', declaresJson });
    await signIn();
    await succeed({ method: 'POST', url: '/api/account/export', declaresJson });
    await succeed({ method: 'DELETE', url: '/api/auth/delete-account', declaresJson });
  },
);
