import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Returns a query parameter, or undefined if it is missing. Removes the parameter from the address bar and the
 * browser's history. With `keep`, the value moves to the state of the history entry, so that the value survives a
 * reload of the page.
 */
export function useSearchParamOnce(name: string, { keep = false } = {}): string | undefined {
  const { history } = useRouter();
  const [value] = useState(
    () =>
      new URLSearchParams(history.location.search).get(name) ??
      (keep ? history.location.state.kept?.[name] : undefined),
  );
  useEffect(() => {
    const { pathname, search: before, state } = history.location;
    const search = new URLSearchParams(before);
    const found = search.get(name);
    if (found === null) return;
    search.delete(name);
    history.replace(search.size > 0 ? `${pathname}?${search}` : pathname, {
      ...state,
      ...(keep && { kept: { ...state.kept, [name]: found } }),
    });
  }, [history, name, keep]);
  return value;
}
