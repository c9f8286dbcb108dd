import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Moves the bottom of the observed area up, so that the element counts as seen when 96 pixels of it are in the
 * viewport.
 */
const margin = '0px 0px -96px 0px';

interface Props {
  /** Shown until the children are rendered. */
  waiting: ReactNode;
  /** Renders the children after this time in any case, in milliseconds, so that their data is available offline. */
  afterMs?: number;
  children: ReactNode;
}

/** Renders the children once this part of the page is scrolled into view. */
export function WhenInView({ waiting, afterMs, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    const timer = afterMs === undefined ? undefined : setTimeout(() => setSeen(true), afterMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isSeen, afterMs]);
  return <div ref={place}>{isSeen ? children : waiting}</div>;
}
