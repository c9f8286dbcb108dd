import { PrecacheController } from 'workbox-precaching';
import { appDocumentPath } from '#web/lib/worker-paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** The list of the built files that the service worker stores for offline use. The build fills in the list. */
const files = self.__WB_MANIFEST;

/**
 * Stores the built files. Downloads them without cookies, because with a session cookie the HTML document would contain
 * the person's data.
 */
const controller = new PrecacheController({
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }) }],
});
controller.addToCacheList(files);

/** Downloads the files of this version that are not stored yet. Rejects if a file cannot be downloaded. */
export const downloadFiles = (event: ExtendableEvent): Promise<unknown> => controller.install(event);

/** Deletes the files of older versions. */
export const deleteOldFiles = (event: ExtendableEvent): Promise<unknown> => controller.activate(event);

/** Returns the stored HTML document of the app, which can show any page, or undefined if it is not stored. */
export const findDocument = (): Promise<Response | undefined> => controller.matchPrecache(appDocumentPath);

/** Returns whether an address belongs to a stored file of this version. */
export const isPrecached = (address: string): boolean => controller.getCacheKeyForURL(address) !== undefined;

/**
 * Returns a stored file, or undefined if it is not stored. Also finds the files of older versions, because a tab that
 * was opened before an upgrade still loads them.
 */
export const findFile = async (address: string): Promise<Response | undefined> =>
  (await controller.matchPrecache(address)) ?? caches.match(address, { ignoreVary: true });
