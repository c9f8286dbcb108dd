import type { ReactNode } from 'react';
import { noNumbersShown } from '#domain/shown-numbers.ts';
import { useLoadedPreferences } from '#web/features/preferences/use-preferences.ts';
import { ShownNumbersContext } from '#web/lib/shown-numbers.ts';

/**
 * Tells the components inside which kinds of numbers the person sees. Shows no such numbers while the preferences load,
 * and if they fail to load, because these numbers harm some people.
 */
export function ShownNumbersProvider({ children }: { children: ReactNode }) {
  const preferences = useLoadedPreferences();
  return <ShownNumbersContext value={preferences?.display ?? noNumbersShown}>{children}</ShownNumbersContext>;
}
