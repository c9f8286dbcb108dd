import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** The key of the theme in `localStorage`. `public/first-paint.js` reads the same key before the first paint. */
const storageKey = 'lagom.theme';
const listeners = new Set<() => void>();

/** Returns the person's choice of theme, the theme in effect, and a function that changes the choice. */
export function useTheme(): {
  choice: ThemeChoice;
  resolvedTheme: 'light' | 'dark';
  setChoice: (choice: ThemeChoice) => void;
} {
  const choice = useSyncExternalStore(subscribe, currentChoice, () => 'system' as const);
  const system = useSyncExternalStore(subscribe, systemTheme, () => 'light' as const);
  return { choice, resolvedTheme: choice === 'system' ? system : choice, setChoice };
}

function setChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage may be blocked. The choice then lasts until the page closes.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    query.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}

const darkQuery = '(prefers-color-scheme: dark)';
const systemTheme = () => (window.matchMedia(darkQuery).matches ? 'dark' : 'light');

function currentChoice(): ThemeChoice {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
