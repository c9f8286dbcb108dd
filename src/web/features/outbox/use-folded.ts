import { useState } from 'react';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';

/**
 * Returns whether a card about unsent entries is open, and the props that fold it. Without unsent entries the card is
 * folded until the person opens it, because it is not needed then. With unsent entries it is always open.
 */
export function useFolded() {
  const hasEntries = useUnsent().length > 0;
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = hasEntries || isUnfolded;
  const disclosure = hasEntries ? undefined : { isOpen, onToggle: () => setUnfolded(!isUnfolded) };
  return { isOpen, disclosure };
}
