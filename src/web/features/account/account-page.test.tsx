import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const preferences = `GET /api/user-preferences/${testUser.id}`;

it('shows an error, and not the defaults, if the preferences fail to load', async () => {
  await renderRoute(`${pages.accountSettings}#numbers`, { answers: { [preferences]: { fails: 'busy' } } });
  const numbers = await section('Hide numbers');
  expect(await numbers.findByText("Your choice of numbers couldn't be loaded")).toBeDefined();
  expect(numbers.queryByRole('switch')).toBeNull();
});

it('keeps a name that was changed elsewhere when another field is saved', async () => {
  const changed = { ...testUser, lastName: 'Strand' };
  let user = testUser;
  const saved: unknown[] = [];
  const { person } = await renderRoute(`${pages.accountSettings}#profile`, {
    answers: {
      'GET /api/auth/user': () => user,
      'GET /api/account': { hasPassword: true, emailVerified: true, pendingEmail: null },
      'PUT /api/auth/profile': (body: unknown) => {
        saved.push(body);
        return { ...changed, pendingEmail: null };
      },
    },
  });
  const profile = await section('Profile');
  user = changed;
  window.dispatchEvent(new Event('visibilitychange'));
  await person.type(profile.getByLabelText(/^Phone number/), '070-123 45 67');
  await person.click(profile.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(saved).toMatchObject([{ lastName: 'Strand', phoneNumber: '070-123 45 67' }]));
});

it('shows a new email address that was confirmed in another tab', async () => {
  let user = testUser;
  await renderRoute(`${pages.accountSettings}#profile`, { answers: { 'GET /api/auth/user': () => user } });
  const profile = await section('Profile');
  expect(profile.getByLabelText<HTMLInputElement>('Email').value).toBe(testUser.email);
  user = { ...testUser, email: 'new@example.org' };
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() =>
    expect(profile.getByLabelText<HTMLInputElement>('Email').value).toBe('new@example.org'),
  );
  expect(profile.queryByLabelText('Current password')).toBeNull();
});

it('does not claim to have sent an email if the server has no mail server', async () => {
  const { person } = await renderRoute(`${pages.accountSettings}#profile`, {
    answers: {
      'GET /api/account': {
        hasPassword: true,
        emailVerified: true,
        pendingEmail: null,
        hasMailServer: false,
      },
      'PUT /api/auth/profile': { ...testUser, pendingEmail: 'new@example.org' },
    },
  });
  const profile = await section('Profile');
  await person.clear(profile.getByLabelText('Email'));
  await person.type(profile.getByLabelText('Email'), 'new@example.org');
  await person.type(profile.getByLabelText('Current password'), 'secret');
  await person.click(profile.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findAllByText('Profile Updated')).not.toHaveLength(0);
  expect(screen.queryByText("We've sent an email to new@example.org.")).toBeNull();
});

it('says who has the link if the server sends no email, also if the account could not be loaded', async () => {
  const { person } = await renderRoute(`${pages.accountSettings}#password`, {
    answers: { 'POST /api/auth/forgot-password': { message: 'Sent.', hasMailServer: false } },
  });
  await person.click((await section('Password')).getByRole('button', { name: 'Request a reset link' }));
  await screen.findByText('Ask the person who runs it for your link.', { exact: false });
});

it('no longer says that a reset link works after the password has changed', async () => {
  const { person } = await renderRoute(`${pages.accountSettings}#password`, {
    answers: {
      'GET /api/account': { hasPassword: true, emailVerified: true, pendingEmail: null, hasMailServer: true },
      'POST /api/auth/forgot-password': { message: 'Sent.', hasMailServer: true },
      'POST /api/auth/change-password': { message: 'Changed.' },
    },
  });
  const password = await section('Password');
  await person.click(password.getByRole('button', { name: 'Request a reset link' }));
  await password.findByText("We've sent a link", { exact: false });
  await person.click(password.getByRole('button', { name: 'Change password' }));
  await person.type(password.getByLabelText('Current password'), 'Correct-horse-7');
  for (const label of ['New password', 'Confirm new password'])
    await person.type(password.getByLabelText(label), 'Correct-horse-8');
  await person.click(password.getByRole('button', { name: 'Change password' }));
  await password.findByRole('button', { name: 'Request a reset link' });
});

const notificationSettings = {
  dailyCheckIn: true,
  checkInTime: '18:00',
  emailNotifications: true,
  pushNotifications: false,
};
it.each([
  [true, 'Send a new link'],
  [false, 'Request a new link'],
])('offers to send a link only if the server has a mail server: %s', async (hasMailServer, name) => {
  const passkey = {
    id: 1,
    name: 'Phone',
    createdAt: '2026-03-01T18:00:00Z',
    lastUsedAt: null,
    synced: false,
  };
  await renderRoute(`${pages.accountSettings}#passkeys`, {
    answers: {
      'GET /api/account': { hasPassword: true, emailVerified: false, pendingEmail: null, hasMailServer },
      'GET /api/auth/passkeys': [passkey],
    },
  });
  const passkeys = await section('Passkeys');
  expect(await passkeys.findByRole('button', { name })).toBeDefined();
});

const noReminders = { next: null, obstacle: 'no_channel', last: null, calendar: null, ntfyTopic: null };

it.each(['off', 'no_device'])(
  'says that the calendar is empty only if the reminder is off: %s',
  async (obstacle) => {
    await renderRoute(`${pages.accountSettings}#notifications`, {
      answers: { 'GET /api/reminders': { ...noReminders, obstacle, channels: [], pushSubscriptions: [] } },
    });
    const calendar = await section('In your calendar');
    expect(calendar.queryByText(/calendar is empty/) !== null).toBe(obstacle === 'off');
  },
);

it('offers no reminders by email if the server has no mail server', async () => {
  const email = { channel: 'email', isAvailable: false, isOn: true, hasTarget: true };
  await renderRoute(`${pages.accountSettings}#notifications`, {
    answers: {
      'GET /api/reminders': {
        ...noReminders,
        channels: [email],
        pushSubscriptions: [],
      },
      'GET /api/notification-settings': notificationSettings,
    },
  });
  const notifications = await section('Notifications');
  await notifications.findByText("This server doesn't send email.");
  const byEmail = notifications.getByRole('switch', { name: /^By email/ });
  expect(byEmail).toHaveProperty('disabled', true);
  expect(byEmail).toHaveProperty('checked', false);
});

/** Gives the page the push interface of a browser, with a permission of the person. */
function stubPush(permission: NotificationPermission) {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      has: (target, key) => key === 'serviceWorker' || key in target,
      get: (target, key) => Reflect.get(target, key, target),
    }),
  );
}

it.each([
  [
    'if push does not work in this browser',
    () => vi.stubGlobal('isSecureContext', true),
    null,
    /^On, but not reaching you yet: push doesn't work in this browser/,
    'No push in this browser',
  ],
  [
    'if push is not set up',
    () => stubPush('default'),
    null,
    'On, but not reaching you yet. Allow push on a device.',
    'On, no device yet',
  ],
  [
    'if push is blocked',
    () => stubPush('denied'),
    null,
    'On, but not reaching you: push is blocked in this browser.',
    'Blocked here',
  ],
  [
    'if a channel stopped working',
    () => stubPush('granted'),
    'refused',
    /^On, but not reaching you right now/,
    'Not working',
  ],
])('says that no reminder comes, %s', async (_, setUp, failure, sentence, inTitle) => {
  setUp();
  const push = { channel: 'push', isAvailable: true, isOn: true, hasTarget: failure !== null };
  await renderRoute(`${pages.accountSettings}#notifications`, {
    answers: {
      'GET /api/notification-settings': notificationSettings,
      'GET /api/reminders': {
        ...noReminders,
        channels: [{ ...push, failure, failedAt: failure && '2026-03-01T18:00:00Z', lastSentAt: null }],
        pushSubscriptions: [],
      },
    },
  });
  const notifications = await section('Notifications');
  const text = await notifications.findByText(sentence);
  expect(text.closest('[role="status"]')).not.toBeNull();
  expect(notifications.getByText(inTitle)).toBeDefined();
});

it('offers a test reminder by webhook only while the webhook is on', async () => {
  let isOn = false;
  const webhook = { channel: 'webhook', isAvailable: true, hasTarget: true, failure: null, lastSentAt: null };
  const { person } = await renderRoute(`${pages.accountSettings}#notifications`, {
    answers: {
      'GET /api/reminders': () => ({
        ...noReminders,
        channels: [{ ...webhook, isOn }],
        pushSubscriptions: [],
      }),
      'GET /api/notification-settings': notificationSettings,
      'PUT /api/reminder-channels': (body: { webhook: boolean }) => {
        isOn = body.webhook;
        return body;
      },
    },
  });
  const notifications = await section('Notifications');
  const bySwitch = await notifications.findByRole('switch', { name: /^By webhook/ });
  expect(notifications.queryByRole('button', { name: 'Send a test reminder by webhook' })).toBeNull();
  await person.click(bySwitch);
  await notifications.findByRole('button', { name: 'Send a test reminder by webhook' });
});

it('removes the error of the phrase before the button is pressed', async () => {
  const { person } = await renderRoute(`${pages.accountSettings}#delete`);
  const deletion = await section('Delete account');
  await person.click(deletion.getByRole('button', { name: 'Delete account...' }));
  const phrase = deletion.getByLabelText('Type DELETE MY ACCOUNT');
  const error = () => deletion.queryByText('Please type "DELETE MY ACCOUNT" to confirm');
  await person.type(phrase, 'delete{Tab}');
  await waitFor(() => expect(error()).not.toBeNull());
  await person.clear(phrase);
  await person.type(phrase, 'DELETE MY ACCOUNT');
  await waitFor(() => expect(error()).toBeNull());
  expect(document.activeElement).toBe(phrase);
});

it('shows no switches for AI services that the server does not have', async () => {
  const off = { configured: false, consent: false, service: null, left: 0 };
  await renderRoute(`${pages.accountSettings}#ai`, {
    answers: { 'GET /api/ai-service': { photo: off, voice: off, story: off } },
  });
  const ai = await section('AI services');
  expect(await ai.findByText(/No AI service is set up on this server\.$/)).toBeDefined();
  expect(ai.queryByRole('switch')).toBeNull();
});

it('keeps the focus on a switch for an AI service, or moves it to the text if the switch disappears', async () => {
  const service = (configured: boolean, consent: boolean) => ({
    configured,
    consent,
    service: null,
    left: 5,
  });
  const consents = { photo: true, voice: true };
  const services = () => ({
    photo: service(true, consents.photo),
    voice: service(false, consents.voice),
    story: service(false, false),
  });
  const { person } = await renderRoute(`${pages.accountSettings}#ai`, {
    answers: {
      'GET /api/ai-service': services,
      'PUT /api/ai-consents': ({ purpose, given }: { purpose: 'photo' | 'voice'; given: boolean }) => {
        consents[purpose] = given;
        return services();
      },
    },
  });
  const ai = await section('AI services');
  const [photo, voice] = (await ai.findAllByRole('switch')) as HTMLInputElement[];
  await person.click(photo!);
  await waitFor(() => expect(photo?.checked).toBe(false));
  expect(document.activeElement).toBe(photo);
  await person.click(voice!);
  await waitFor(() => expect(voice?.disabled).toBe(true));
  expect(document.activeElement?.tagName).toBe('P');
});

it('has a row that signs out, besides the menu of the header', async () => {
  const { person } = await renderRoute(pages.accountSettings, {
    answers: { 'POST /api/auth/logout': { fails: 'internal' } },
  });
  await screen.findByRole('region', { name: 'Profile' });
  const page = within(screen.getByRole('main'));
  await person.click(page.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('You are still signed in')).toBeDefined();
});

it('links to what this device keeps', async () => {
  await renderRoute(pages.accountSettings);
  const link = await screen.findByRole('link', { name: 'On this device' });
  expect(link.getAttribute('href')).toBe(pages.outbox);
});
