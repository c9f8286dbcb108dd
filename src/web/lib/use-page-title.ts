import { useEffect } from 'react';

/** Names the page in the browser's tab, in history and to screen readers. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Lagom`;
  }, [title]);
}
