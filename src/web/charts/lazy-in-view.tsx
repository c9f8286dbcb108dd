import { type ComponentType, useEffect, useRef, useState } from 'react';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PartError } from '#web/ui/part-error.tsx';

/** The distance from the viewport at which the drawing is loaded. */
const rootMargin = '600px 0px';

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
  return (
    <div ref={container}>
      {isVisible ? (
        <LazyPart
          {...drawing}
          loading={
            <div aria-busy="true">
              <Gridlines />
            </div>
          }
          failed={(_error, retry) => <PartError compact onRetry={retry} />}
        />
      ) : (
        <Gridlines />
      )}
    </div>
  );
}

/** Draws the lines of an empty chart while the drawing loads. */
const Gridlines = () => (
  <div aria-hidden="true" className="flex h-56 flex-col justify-between pt-2 pb-8">
    {['top', 'upper', 'middle', 'lower', 'bottom'].map((line) => (
      <span key={line} className="border-t border-line" />
    ))}
  </div>
);
