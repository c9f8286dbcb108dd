import { userStorageKey } from '#web/lib/user-storage.ts';

/**
 * A browser has only one push subscription, which all its users share. So each person's choice is stored separately.
 * Otherwise a person could receive reminders in a browser in which only another person has set up push.
 */

const key = (userId: number) => userStorageKey('push', userId);

/** Returns whether the person set up push in this browser. Returns false if the browser denies storage. */
export function hasChosenPush(userId: number): boolean {
  try {
    return localStorage.getItem(key(userId)) === 'on';
  } catch {
    return false;
  }
}

/** Stores whether the person has set up push in this browser. */
export function rememberPushChoice(userId: number, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key(userId), 'on');
    else localStorage.removeItem(key(userId));
  } catch {
    // Without storage, push has to be set up again after the next sign-in.
  }
}
