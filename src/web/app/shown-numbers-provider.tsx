import type { ReactNode } from 'react';
import { noNumbersShown } from '#domain/shown-numbers.ts';
import { useLoadedPreferences } from '#web/features/preferences/use-preferences.ts';
import { ShownNumbersContext } from '#web/lib/shown-numbers.ts';

/**
 * Tells the components inside which kinds of numbers the person sees. While the preferences load, and if they fail to
 * load, no such numbers are shown, because they harm some people.
 */
export function ShownNumbersProvider({ children }: { children: ReactNode }) {
  const preferences = useLoadedPreferences();
  return <ShownNumbersContext value={preferences?.display ?? noNumbersShown}>{children}</ShownNumbersContext>;
}
