import { useEffect, useRef } from 'react';

/**
 * Returns a ref for a container. When the focused element in the container is removed, focus moves to the container.
 * Otherwise the browser would move focus to the top of the page.
 */
export function useRestoreFocus<Container extends HTMLElement>() {
  const ref = useRef<Container>(null);
  useEffect(() => {
    const container = ref.current;
    if (!container) return undefined;
    let focused: EventTarget | null = null;
    const handleFocus = ({ target }: FocusEvent) => {
      focused = target;
    };
    const observer = new MutationObserver(() => {
      if (!(focused instanceof Element) || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body) focusOnce(container);
    });
    container.addEventListener('focusin', handleFocus);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      container.removeEventListener('focusin', handleFocus);
      observer.disconnect();
    };
  }, []);
  return ref;
}

/**
 * Focuses an element that normally cannot have focus. Removes its `tabindex` when it loses focus, so that a later click
 * on its background does not focus it.
 */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
