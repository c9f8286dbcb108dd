import { useEffect, useSyncExternalStore } from 'react';

const forms = new Set<object>();
const listeners = new Set<() => void>();

/** Whether a form on the page has input that is not saved. */
export const hasUnsavedInput = (): boolean => forms.size > 0;

export const useHasUnsavedInput = (): boolean =>
  useSyncExternalStore(subscribe, hasUnsavedInput, () => false);

/** Reports unsaved input of the calling form for as long as it is mounted. */
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
