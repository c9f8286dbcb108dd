import { type ComponentType, type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';

interface Props<PartProps> {
  /** Loads the component. Declare the function outside of components, because a new function starts a new load. */
  load: () => Promise<ComponentType<PartProps>>;
  props: PartProps;
  /** The content that is shown while the component loads. */
  loading?: ReactNode;
  /** Renders the error if the part cannot be loaded. The error stays during another attempt. */
  failed: (error: unknown, retry: () => Promise<void>) => ReactNode;
}

/**
 * Shows a component whose script is loaded on the first rendering. If loading fails, shows an error in place of the
 * component, and the person can retry. `React.lazy` is not used, because it would replace the whole page with an error
 * and never retries. The component is rendered in a transition, which does not block input.
 */
export function LazyPart<PartProps extends object>({ load, props, loading, failed }: Props<PartProps>) {
  const [part, setPart] = useState<{ Part: ComponentType<PartProps> } | { error: unknown }>();
  const start = useCallback(
    () =>
      load().then(
        (Part) => startTransition(() => setPart({ Part })),
        (error: unknown) => setPart({ error }),
      ),
    [load],
  );
  useEffect(() => {
    void start();
  }, [start]);
  if (part === undefined) return loading;
  if ('error' in part) return failed(part.error, start);
  return <part.Part {...props} />;
}
