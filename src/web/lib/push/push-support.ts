/**
 * Whether this browser can receive push messages. `needs_install`: this iPhone or iPad receives
 * push messages only after Lagom was added to the home screen. `insecure`: the browser does not
 * consider the page secure, usually because its address starts with http. `denied`: the person has
 * blocked notifications.
 */
export type PushSupport = 'supported' | 'denied' | 'needs_install' | 'insecure' | 'unsupported';

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'denied' : 'supported';
  }
  return isIos() && !isInstalled() ? 'needs_install' : 'unsupported';
}

/**
 * Returns whether this is an iPhone or iPad. Safari on an iPad has the user agent of a Mac, but only the iPad has a
 * touch screen.
 */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
