import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Returns a value of the current history entry, and a function that replaces it. The value survives a reload of the
 * page, and the remount of the page when the session ends.
 */
export function useKeptValue(name: string): [string | undefined, (value: string) => void] {
  const { history } = useRouter();
  const [value, setValue] = useState(() => history.location.state.kept?.[name]);
  const keep = (next: string) => {
    const { href, state } = history.location;
    history.replace(href, { ...state, kept: { ...state.kept, [name]: next } });
    setValue(next);
  };
  return [value, keep];
}
