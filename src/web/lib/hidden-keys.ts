import { useSyncExternalStore } from 'react';

type Key = string | number;

const none: readonly Key[] = [];
const hiddenKeys = new Map<string, readonly Key[]>();
const listeners = new Set<() => void>();

/** Hides a row that is being deleted, or shows it again, in all lists with this name. `key` identifies the row. */
export function setHidden(name: string, key: Key, isHidden: boolean): void {
  const others = (hiddenKeys.get(name) ?? none).filter((hidden) => hidden !== key);
  hiddenKeys.set(name, isHidden ? [...others, key] : others);
  for (const listener of listeners) listener();
}

/** Returns the keys of the hidden rows in lists with this name. */
export const useHiddenKeys = (name: string): readonly Key[] =>
  useSyncExternalStore(subscribe, () => hiddenKeys.get(name) ?? none);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
