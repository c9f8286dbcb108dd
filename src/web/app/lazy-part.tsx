import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Props<PartProps> {
  /** Loads the component. Declare it outside of components, because a new function loads again. */
  load: () => Promise<ComponentType<PartProps>>;
  props: PartProps;
  /** Shown while the part loads. */
  loading?: ReactNode;
  /** Returns what replaces the part if it cannot be loaded. */
  failed: (error: unknown, retry: () => void) => ReactNode;
}

/**
 * Shows a component whose script is loaded on its first rendering. If loading fails, the part fails in its own place and
 * can be loaded again. `React.lazy` would replace the whole page, and it never tries again.
 */
export function LazyPart<PartProps extends object>({ load, props, loading, failed }: Props<PartProps>) {
  const [part, setPart] = useState<{ Part: ComponentType<PartProps> } | { error: unknown }>();
  // Undefined means that the part has to be loaded: at first, and after `retry`.
  const isMissing = part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (Part) => isCurrent && setPart({ Part }),
      (error: unknown) => isCurrent && setPart({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing]);
  if (part === undefined) return loading;
  if ('error' in part) return failed(part.error, () => setPart(undefined));
  return <part.Part {...props} />;
}
