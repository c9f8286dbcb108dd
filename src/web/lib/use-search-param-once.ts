import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Returns a query parameter, or undefined if it is missing. Removes it from the address bar and the browser's history.
 */
export function useSearchParamOnce(name: string): string | undefined {
  const { history } = useRouter();
  const [value] = useState(() => new URLSearchParams(history.location.search).get(name) ?? undefined);
  useEffect(() => {
    const search = new URLSearchParams(history.location.search);
    if (!search.has(name)) return;
    search.delete(name);
    history.replace(search.size > 0 ? `${history.location.pathname}?${search}` : history.location.pathname);
  }, [history, name]);
  return value;
}
