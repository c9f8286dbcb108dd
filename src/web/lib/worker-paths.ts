import { pages } from '#contracts/pages.ts';

/** The page whose HTML document the service worker stores. This document can show every page of the app. */
export const appDocumentPath = pages.dashboard;

/** The address to which the operating system sends a shared photo. Only the service worker handles requests to it. */
export const shareTargetPath = '/share-photo';

/**
 * The dialogs that an address can open: the dialogs of the installed app's shortcuts, and the meal form with a shared
 * photo.
 */
export type LinkedDialog = 'checkin' | 'food' | 'meditation' | 'sharedPhoto';

/** Returns the address of the start page with an open dialog. */
export const dialogAddress = (dialog: LinkedDialog): string => `${pages.home}?open=${dialog}`;
