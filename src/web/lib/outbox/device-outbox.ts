import { type DeviceDatabase, openDeviceDatabase } from '#web/lib/device-database.ts';
import { createOutbox, type OutboxDeps } from './outbox.ts';

let opening: Promise<DeviceDatabase> | undefined;

/** Returns the open database. Opens it again after the browser or an upgrade in another tab closed it. */
function openDatabase(): Promise<DeviceDatabase> {
  opening ??= openDeviceDatabase().then((database) => {
    const forget = () => {
      opening = undefined;
    };
    database.addEventListener('close', forget);
    database.addEventListener('versionchange', () => {
      database.close();
      forget();
    });
    return database;
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('lagom.outbox') : undefined;

let lastInThisTab: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` as soon as no other `withLock` call runs in any tab of this browser. Returns the result of `work`. In a
 * browser without Web Locks, waits only for the calls in this tab.
 */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('lagom.outbox', work) as Promise<T>;
  const result = lastInThisTab.then(work);
  lastInThisTab = result.catch(() => undefined);
  return result;
}

const deps: OutboxDeps = {
  database: openDatabase,
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  randomUuid: () => crypto.randomUUID(),
  withLock,
  schedule: (afterMs, work) => void setTimeout(work, afterMs),
  notify: (kind) => channel?.postMessage(kind),
};

/** The outbox of this tab or of the service worker. All tabs and the service worker share one database. */
export const deviceOutbox = createOutbox(deps);

channel?.addEventListener('message', ({ data }) => deviceOutbox.handleOtherTab(data));
