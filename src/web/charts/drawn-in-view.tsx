import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How far below or above what is seen a drawing is begun. */
const near = '120px 0px';

/** The place of a drawing. It is loaded and drawn as one comes to it: nothing else on a page costs as much. */
export function DrawnInView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!place.current || isDrawn) return;
    const draw = () => setDrawn(true);
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && draw(), {
      rootMargin: near,
    });
    observer.observe(place.current);
    // On paper all of the page is seen.
    window.addEventListener('beforeprint', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [isDrawn]);
  const waiting = <Skeleton height="14rem" />;
  return (
    <div ref={place} aria-hidden="true" className="h-56">
      <Suspense fallback={waiting}>{isDrawn ? children : waiting}</Suspense>
    </div>
  );
}
