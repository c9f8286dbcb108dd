import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How far below or above what is seen a drawing is begun. */
const rootMargin = '120px 0px';

/** The place of a drawing. It is loaded and drawn as one comes to it: nothing else on a page costs as much. */
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
    // On paper all of the page is seen.
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
