import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface Props {
  /** The content until the first rendering is painted. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Renders the children after the parts around them are painted. React can interrupt this rendering to respond to input.
 * Use it for the parts of a page below the first screen, so that the first screen is painted sooner and reacts sooner.
 * Inside another `AfterFirstView`, the children are rendered third. `useDeferredValue` would render both together.
 */
export function AfterFirstView({ waiting, children }: Props) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted ? children : waiting;
}
