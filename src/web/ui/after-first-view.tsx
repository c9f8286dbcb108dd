import { type ReactNode, useDeferredValue } from 'react';

interface Props {
  /** The content of the first rendering. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Renders the children in a second rendering, which React can interrupt to respond to input. Use it for the parts of a
 * page below the first screen, so that the first screen is painted sooner and reacts sooner.
 */
export function AfterFirstView({ waiting, children }: Props) {
  return useDeferredValue(true, false) ? children : waiting;
}
