import { useEffect } from 'react';

/** Sets the document title. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Lagom`;
  }, [title]);
}
