import { deliverInWorker } from '#web/lib/outbox/deliver-in-worker.ts';
import { shareTargetPath } from '#web/lib/worker-paths.ts';
import { openPage } from './open-page.ts';
import { deleteOldFiles, downloadFiles, findDocument, findFile, isPrecached } from './precache.ts';
import { receivePhoto } from './receive-photo.ts';
import { renewSubscription } from './renew-subscription.ts';
import { openNotification, showReminder } from './show-reminder.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(downloadFiles(event)));

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([claimPages(), tidy(event)])));

self.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, href } = new URL(request.url);
  // Ignores requests to other origins and to the API. The responses of the API contain health data,
  // which the worker must not store.
  if (origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.method === 'POST' && pathname === shareTargetPath) {
    event.respondWith(receivePhoto(request));
  } else if (request.method !== 'GET') {
    return;
  } else if (request.mode === 'navigate') {
    event.respondWith(openPage({ fetchPage: () => fetch(request), findDocument }));
    event.waitUntil(tidy(event));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(findFile(href).then((file) => file ?? fetch(request)));
  } else if (isPrecached(href)) {
    event.respondWith(fetch(request).catch(async () => (await findFile(href)) ?? Response.error()));
  }
});

// The event `sync` belongs to Background Sync, which the standard types lack because only some browsers have it. The
// cast gives its handler the type of a push handler.
self.addEventListener('sync' as 'push', (event) => event.waitUntil(deliverInWorker()));

self.addEventListener('push', (event) => event.waitUntil(showReminder(event)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event)));

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));

/**
 * Makes the worker serve pages that were opened before the worker was installed, so that one visit is enough for
 * offline use.
 */
const claimPages = (): Promise<void> => self.clients.claim();

/** Deletes the files of older versions if no tab is open. An open tab may still load some of these files. */
async function tidy(event: ExtendableEvent): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length === 0) await deleteOldFiles(event);
}
