import { type RefObject, useEffect, useSyncExternalStore } from 'react';

export interface ShownError {
  element: RefObject<Element | null>;
  /** Whether the error replaces a small part of the page, and not the whole content. */
  isPart: boolean | undefined;
  reason: string | undefined;
  retry: (() => unknown) | undefined;
}

const none: readonly ShownError[] = [];
let all = none;
let parts = none;
const listeners = new Set<() => void>();

function setAll(next: readonly ShownError[]): void {
  all = next;
  parts = all.length > 1 && all.every(({ isPart }) => isPart) ? all : none;
  for (const listener of listeners) listener();
}

/**
 * Returns the errors of the parts of the page if several parts have failed, otherwise an empty list. `FailedPartsBar`
 * then has one button for all of them.
 */
export const useFailedParts = () => useSyncExternalStore(subscribe, () => parts);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds an error to the errors of the page while it is shown. Ignores errors in dialogs and errors without a retry.
 * Returns whether `FailedPartsBar` has the button and the reason of this error.
 */
export function useNoteError({ element, isPart, reason, retry }: ShownError): boolean {
  useEffect(() => {
    if (!retry || !element.current?.closest('main')) return;
    const noted = { element, isPart, reason, retry };
    setAll([...all, noted]);
    return () => setAll(all.filter((error) => error !== noted));
  }, [element, isPart, reason, retry]);
  return useFailedParts().some((part) => part.element === element);
}
