import { userStorageKey } from '#web/lib/user-storage.ts';

/*
 * A browser has one push subscription for all its people. So each person's choice is stored too. Otherwise reminders of
 * one person would come to a browser in which only another person had set up push.
 */

const key = (userId: number) => userStorageKey('push', userId);

/** Returns whether the person set up push in this browser. */
export function hasChosenPush(userId: number): boolean {
  try {
    return localStorage.getItem(key(userId)) === 'on';
  } catch {
    return false;
  }
}

export function rememberPushChoice(userId: number, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key(userId), 'on');
    else localStorage.removeItem(key(userId));
  } catch {
    // Without storage, push has to be set up again after the next sign-in.
  }
}
