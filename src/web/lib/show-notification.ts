interface Notice {
  title: string;
  body: string;
  /** A later notification with the same tag replaces this notification. */
  tag: string;
  /** The path of the page to open when the notification is pressed. */
  path: string;
}

/**
 * Shows a notification without a sound. Does nothing if the person has not allowed notifications. Without a service
 * worker, browsers on Android show nothing.
 */
export async function showNotification({ title, path, ...options }: Notice): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const content = { ...options, silent: true, data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, content);
  try {
    const notification = new Notification(title, content);
    notification.onclick = () => window.focus();
  } catch {
    // Browsers on Android throw an error here, because they require a service worker.
  }
}
