import type { ReactNode } from 'react';
import { noNumbersShown } from '#domain/shown-numbers.ts';
import { usePreferencesQuery } from '#web/features/preferences/use-preferences.ts';
import { FirstDayContext } from '#web/i18n/first-weekday.ts';
import { ShownNumbersContext } from '#web/lib/shown-numbers.ts';

/**
 * Provides two choices of the person to the components inside: which kinds of numbers are shown,
 * and on which day a week starts. Hides all these kinds of numbers until the preferences are
 * loaded, because seeing such numbers harms some people.
 */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { data: preferences } = usePreferencesQuery();
  return (
    <ShownNumbersContext value={preferences?.display ?? noNumbersShown}>
      <FirstDayContext value={preferences?.week.firstDay ?? 'language'}>{children}</FirstDayContext>
    </ShownNumbersContext>
  );
}
