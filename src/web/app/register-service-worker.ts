import { lastVisitWasMember } from '#web/lib/last-visit.ts';
import { setReadyUpdate } from '#web/lib/ready-update.ts';
import { hasUnsavedInput } from '#web/lib/unsaved-input.ts';

const hourMs = 60 * 60_000;

/**
 * Registers the service worker, which stores the files of the app for offline use. A failure is only logged. Does
 * nothing for a visitor whose browser asks to save data, because the visitor may never open the app.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || (savesData() && !lastVisitWasMember())) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    offerUpdates(registration);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the app also works without a service worker, so the error is only logged.
    console.warn('The service worker was not registered.', error);
  }
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Offers each new version once it is downloaded. Also looks for a new version when the person returns to the tab, at
 * most once an hour.
 */
function offerUpdates(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker) => setReadyUpdate(() => loadUpdate(worker));
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // If no service worker controls the page, this version is the first. It replaces no older version, so it is not
      // offered.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  if (registration.waiting) offer(registration.waiting);
  // The browser checks for a new version when it loads the page, so a version may already be downloading.
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < hourMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Activates a downloaded version and reloads this tab. Does nothing while a form has unsaved input. */
function loadUpdate(worker: ServiceWorker): void {
  if (hasUnsavedInput()) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage('activate');
}
