import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The distance from the viewport at which the children are rendered. */
const rootMargin = '120px 0px';

/** Renders the children when they come near the viewport, because charts are the most expensive part of a page. */
export function LazyInView({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!container.current || isVisible) return;
    const show = () => setVisible(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && show(),
      {
        rootMargin,
      },
    );
    observer.observe(container.current);
    // A printed page must contain the charts too.
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [isVisible]);
  const placeholder = <Skeleton height="14rem" />;
  return (
    <div ref={container} aria-hidden="true" className="h-56">
      <Suspense fallback={placeholder}>{isVisible ? children : placeholder}</Suspense>
    </div>
  );
}
