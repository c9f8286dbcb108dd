import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Moves the bottom of the observed area up, so that the element counts as seen when 96 pixels of it are in the
 * viewport.
 */
const margin = '0px 0px -96px 0px';

/** Renders the children once this part of the page is scrolled into view, and `waiting` until then. */
export function WhenInView({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return <div ref={place}>{isSeen ? children : waiting}</div>;
}
