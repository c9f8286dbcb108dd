import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * The `rootMargin` of the IntersectionObserver. It moves the lower edge of the observed area up by
 * 96 pixels, so that the children are rendered only once the placeholder reaches 96 pixels into the
 * viewport.
 */
const margin = '0px 0px -96px 0px';

interface Props {
  /** The content that is shown until the children are rendered. */
  waiting: ReactNode;
  /**
   * The time in milliseconds after which the children are rendered even if they are not in view, so that their data is
   * available offline.
   */
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
  return (
    // A grid, so that a panel fills a place that is higher than the panel.
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)]">
      {isSeen ? children : waiting}
    </div>
  );
}
