import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the list of toasts. Keeps the height of the list in pixels in the CSS variable
 * `--toast-height`, so that dialogs can leave room for the toasts.
 */
export function useToastHeight() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--toast-height', `${element.offsetHeight}px`),
    );
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  }, []);
  return list;
}
