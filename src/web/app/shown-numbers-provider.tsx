import type { ReactNode } from 'react';
import { noNumbersShown } from '#domain/shown-numbers.ts';
import { usePreferencesQuery } from '#web/features/preferences/use-preferences.ts';
import { ShownNumbersContext } from '#web/lib/shown-numbers.ts';

/**
 * Tells the components inside it which kinds of numbers the person wants to see. Hides all of these kinds while the
 * preferences load, and if they fail to load, because the numbers harm some people.
 */
export function ShownNumbersProvider({ children }: { children: ReactNode }) {
  const { data: preferences } = usePreferencesQuery();
  return <ShownNumbersContext value={preferences?.display ?? noNumbersShown}>{children}</ShownNumbersContext>;
}
