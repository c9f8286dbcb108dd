import { useEffect, useRef } from 'react';

/**
 * Moves focus to the first new item of a list if the button that shows more items disappears with the press. Otherwise
 * the browser would move focus to the top of the page. Returns a ref for the element around the list, and a function
 * to call when the button is pressed.
 */
export function useNewItemFocus() {
  const list = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    if (countBefore.current === undefined) return;
    const item = list.current?.querySelectorAll('li')[countBefore.current];
    if (!item) return;
    countBefore.current = undefined;
    if (document.activeElement !== document.body) return;
    item.tabIndex = -1;
    item.focus({ preventScroll: true });
  });
  const noteCount = () => {
    countBefore.current = list.current?.querySelectorAll('li').length;
  };
  return [list, noteCount] as const;
}
