import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface Props {
  /** The content until the parts around the children are painted. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Whether the first view of the document has been painted. Later pages are rendered at once, because the router
 * restores the scroll position when a page is first rendered.
 */
let isFirstViewPainted = false;

/**
 * Renders the children after the parts around them are painted, in the first view of the document. React can interrupt
 * this rendering to respond to input. Use it for the parts of a page below the first screen, so that the first screen
 * is painted sooner. An `AfterFirstView` inside another is rendered in a step of its own. With `useDeferredValue`,
 * React would render both in one step.
 */
export function AfterFirstView({ waiting, children }: Props) {
  const [isShown, setShown] = useState(isFirstViewPainted);
  useEffect(() => {
    if (isShown) isFirstViewPainted = true;
    else startTransition(() => setShown(true));
  }, [isShown]);
  return isShown ? children : <div aria-busy="true">{waiting}</div>;
}
