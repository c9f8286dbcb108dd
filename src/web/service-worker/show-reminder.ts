declare const self: ServiceWorkerGlobalScope;

/** A message in the format of declarative web push. Safari shows such a message without running the service worker. */
interface PushMessage {
  notification: {
    title: string;
    body: string;
    /** The address to open when the notification is pressed. */
    navigate: string;
    lang: string;
    /** A later notification with the same tag replaces this notification. */
    tag: string;
  };
}

/** Shows the notification of a push message. Does nothing if the message is empty. */
export async function showReminder(event: PushEvent): Promise<void> {
  if (!event.data) return;
  const { notification } = event.data.json() as PushMessage;
  const { title, navigate, ...options } = notification;
  await self.registration.showNotification(title, { ...options, data: { path: navigate } });
}

/**
 * Opens the page of a pressed notification. Uses an open tab of the app, or a new tab if no tab is open. If a tab
 * already shows the page, only focuses it. Never opens an address of another origin.
 */
export async function openNotification({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { origin } = self.location;
  const { path } = (notification.data ?? {}) as { path?: string };
  const url = new URL(path ?? '/', origin);
  if (url.origin !== origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find((tab) => tab.url === url.href);
  const tab = shown ?? tabs[0];
  if (!tab) return void (await self.clients.openWindow(url));
  const focused = await tab.focus();
  if (shown) return;
  // The worker cannot navigate a tab that was opened before the worker was installed.
  await focused.navigate(url).catch(() => self.clients.openWindow(url));
}
