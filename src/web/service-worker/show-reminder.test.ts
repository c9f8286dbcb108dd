import { beforeEach, expect, test, vi } from 'vitest';
import { openNotification, showReminder } from './show-reminder.ts';

const showNotification = vi.fn();
const openWindow = vi.fn();
let tabs: { url: string; focus: () => Promise<unknown>; navigate: (url: URL) => Promise<unknown> }[];
let focused: string[];
let navigated: string[];

beforeEach(() => {
  tabs = [];
  focused = [];
  navigated = [];
  showNotification.mockClear();
  openWindow.mockClear();
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('clients', { matchAll: async () => tabs, openWindow });
});

function addTab(path: string, navigate = async (url: URL): Promise<unknown> => navigated.push(url.href)) {
  const url = new URL(path, location.origin).href;
  const tab = { url, navigate, focus: async () => focused.push(url) && tab };
  tabs.push(tab);
}

const press = (path?: string) =>
  openNotification({ notification: { close: vi.fn(), data: { path } } } as unknown as NotificationEvent);

test('a push message is shown with its own title, text, language and tag', async () => {
  const notification = {
    title: 'Time for your check-in',
    body: 'It takes about a minute.',
    navigate: `${location.origin}/?open=checkin`,
    lang: 'en',
    tag: '2026-03-10',
  };
  await showReminder({
    data: { json: () => ({ web_push: 8030, notification }) },
  } as unknown as PushEvent);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Time for your check-in', {
    body: 'It takes about a minute.',
    lang: 'en',
    tag: '2026-03-10',
    data: { path: notification.navigate },
  });
});

test('without a tab, pressing a notification opens its page', async () => {
  await press('/?open=checkin');
  expect(String(openWindow.mock.calls[0]?.[0])).toBe(`${location.origin}/?open=checkin`);
});

test('with a tab, its page is opened there', async () => {
  addTab('/fitness');
  await press('/?open=checkin');
  expect(focused).toEqual([`${location.origin}/fitness`]);
  expect(navigated).toEqual([`${location.origin}/?open=checkin`]);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a tab that shows the page is only focused', async () => {
  addTab('/fitness');
  addTab('/mindfulness');
  await press('/mindfulness');
  expect(focused).toEqual([`${location.origin}/mindfulness`]);
  expect(navigated).toEqual([]);
});

test('a new tab is opened if the open tab cannot be navigated', async () => {
  addTab('/fitness', () => Promise.reject(new TypeError('not controlled')));
  await press('/?open=checkin');
  expect(openWindow).toHaveBeenCalledOnce();
});

test('an address of another origin is not opened', async () => {
  addTab('/fitness');
  await press('https://example.com/');
  expect(focused).toEqual([]);
  expect(openWindow).not.toHaveBeenCalled();
});
