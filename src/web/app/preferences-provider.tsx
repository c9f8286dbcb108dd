import type { ReactNode } from 'react';
import { noNumbersShown } from '#domain/shown-numbers.ts';
import { usePreferencesQuery } from '#web/features/preferences/use-preferences.ts';
import { FirstDayContext } from '#web/i18n/first-weekday.ts';
import { ShownNumbersContext } from '#web/lib/shown-numbers.ts';

/**
 * Tells the components inside it which kinds of numbers the person wants to see, and on which day a week starts. Hides
 * all of these kinds of numbers while the preferences load, and if they fail to load, because the numbers harm some
 * people.
 */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { data: preferences } = usePreferencesQuery();
  return (
    <ShownNumbersContext value={preferences?.display ?? noNumbersShown}>
      <FirstDayContext value={preferences?.week.firstDay ?? 'language'}>{children}</FirstDayContext>
    </ShownNumbersContext>
  );
}
