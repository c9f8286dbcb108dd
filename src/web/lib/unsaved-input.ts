import { useEffect, useSyncExternalStore } from 'react';

const forms = new Set<object>();
const listeners = new Set<() => void>();

/** Returns true if any form on the page has unsaved input. */
export const hasUnsavedInput = (): boolean => forms.size > 0;

export const useHasUnsavedInput = (): boolean =>
  useSyncExternalStore(subscribe, hasUnsavedInput, () => false);

/** Marks the calling form as having unsaved input while the form is mounted and `isUnsaved` is true. */
export function useReportUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const form = {};
    forms.add(form);
    notify();
    return () => {
      forms.delete(form);
      notify();
    };
  }, [isUnsaved]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
