import { type ComponentType, useEffect, useRef, useState } from 'react';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PartError } from '#web/ui/part-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The distance from the viewport at which the drawing is loaded. */
const rootMargin = '120px 0px';

interface Props<DrawingProps> {
  /** Loads the drawing. It must be hidden from screen readers, and 14 rem high, as its placeholder. */
  load: () => Promise<ComponentType<DrawingProps>>;
  props: DrawingProps;
}

/** Loads a drawing when it comes near the viewport, because charts are the most expensive part of a page. */
export function LazyInView<DrawingProps extends object>(drawing: Props<DrawingProps>) {
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
    <div ref={container}>
      {isVisible ? (
        <LazyPart
          {...drawing}
          loading={placeholder}
          failed={(_error, retry) => <PartError compact onRetry={retry} />}
        />
      ) : (
        placeholder
      )}
    </div>
  );
}
