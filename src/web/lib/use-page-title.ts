import { useEffect } from 'react';

/** Sets the document title, unless `title` is undefined. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Lagom`;
  }, [title]);
}
