import { createContext, type RefObject, useContext, useEffect, useRef, useSyncExternalStore } from 'react';

export interface ShownError {
  element: RefObject<Element | null>;
  /** Whether the error replaces a small part of the page, and not the whole content. */
  isPart: boolean | undefined;
  /** Undefined if the title of the error says enough. */
  reason: string | undefined;
  retry: (() => unknown) | undefined;
}

/** Whether the part of the page around a component is hidden and can become visible later. */
export const IsHiddenPart = createContext(false);

const none: readonly ShownError[] = [];
let all = none;
let parts = none;
let hasBar = false;
const listeners = new Set<() => void>();

function setAll(next: readonly ShownError[]): void {
  all = next;
  parts = all.length > 1 && all.every(({ isPart }) => isPart) ? all : none;
  notify();
}

function setBar(isMounted: boolean): void {
  hasBar = isMounted;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether several parts of the page have failed. */
export const useHasFailedParts = () => useSyncExternalStore(subscribe, () => parts.length > 0);

/** Returns whether an error on the page, or `FailedPartsBar`, says why something could not be loaded. */
export const useHasShownReason = () =>
  useSyncExternalStore(subscribe, () =>
    parts.length > 0 ? parts.some(({ reason }) => reason) : all.length > 0,
  );

/**
 * Returns the errors of the parts of the page if several parts have failed, otherwise an empty list. Only for
 * `FailedPartsBar`: while it is mounted, the errors leave their reasons and buttons to it.
 */
export function useFailedParts() {
  useEffect(() => {
    setBar(true);
    return () => setBar(false);
  }, []);
  return useSyncExternalStore(subscribe, () => parts);
}

/**
 * Adds an error to the errors of the page while it is shown. Ignores errors without a retry, errors in dialogs, and
 * errors in hidden parts of the page (see `IsHiddenPart`). Returns whether `FailedPartsBar` has the button and the
 * reason of this error.
 */
export function useNoteError({ element, isPart, reason, retry }: ShownError): boolean {
  // The function is usually a new one in each rendering, which does not change the errors of the page.
  const latestRetry = useRef(retry);
  useEffect(() => {
    latestRetry.current = retry;
  });
  const canRetry = retry !== undefined;
  const isHidden = useContext(IsHiddenPart);
  useEffect(() => {
    if (!canRetry || isHidden || !element.current?.closest('main')) return;
    const noted = { element, isPart, reason, retry: () => latestRetry.current?.() };
    setAll([...all, noted]);
    return () => setAll(all.filter((error) => error !== noted));
  }, [element, isPart, reason, canRetry, isHidden]);
  return useSyncExternalStore(subscribe, () => hasBar && parts.some((part) => part.element === element));
}
