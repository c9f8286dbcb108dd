import { useState } from 'react';
import { useMember } from '#web/lib/session.ts';
import { userStorageKey } from '#web/lib/user-storage.ts';

/** Returns whether the person has skipped the device panel in this browser, and a setter. */
export function usePanelSkip(): [isSkipped: boolean, setSkipped: (isSkipped: boolean) => void] {
  const key = userStorageKey('devices-skipped', useMember().id);
  const [isSkipped, setSkipped] = useState(() => readSkip(key));
  const saveSkip = (value: boolean) => {
    setSkipped(value);
    try {
      if (value) localStorage.setItem(key, 'true');
      else localStorage.removeItem(key);
    } catch {
      // If the browser blocks storage, the choice lasts only until the component unmounts.
    }
  };
  return [isSkipped, saveSkip];
}

function readSkip(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
