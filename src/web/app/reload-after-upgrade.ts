import { hasUnsavedInput } from '#web/lib/unsaved-input.ts';

const storageKey = 'lagom.reloadedFrom';

/**
 * Reloads the page if the app cannot load one of its scripts because the server was upgraded. `script` is the address
 * of the page's entry script. If the server no longer has the entry script, the server was upgraded. Does not reload
 * while the person enters something. The page or dialog whose script is missing then shows an error, and a later retry
 * reloads the page.
 */
export function reloadAfterUpgrade(script: string): void {
  window.addEventListener('vite:preloadError', () => void reloadIfRemoved(script));
}

async function reloadIfRemoved(script: string): Promise<void> {
  if ((await isRemoved(script)) && !isEntering() && isFirstReload(script)) window.location.reload();
}

/** Returns whether the server no longer has the entry script. Returns false if the server cannot be reached. */
async function isRemoved(script: string): Promise<boolean> {
  // biome-ignore lint/style/noRestrictedGlobals: this request fetches a script, and not an endpoint of the API.
  const response = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.status === 404;
}

const isEntering = (): boolean =>
  hasUnsavedInput() ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;

/**
 * Returns true only for the first call with this entry script in the tab. So if the app still cannot load its scripts
 * after the reload, the page does not reload again and again.
 */
function isFirstReload(script: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === script) return false;
    sessionStorage.setItem(storageKey, script);
    return true;
  } catch {
    // Without storage, the page cannot remember that it has reloaded, so it does not reload.
    return false;
  }
}
