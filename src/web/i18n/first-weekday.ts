import { createContext, use } from 'react';
import type { FirstDay } from '#domain/preferences.ts';
import { useLanguage } from './language-provider.tsx';

/**
 * The first day of the week that the signed-in person has chosen, provided by `PreferencesProvider`. Pages for visitors
 * and the demo have no provider, so the language decides there.
 */
export const FirstDayContext = createContext<FirstDay>('language');

/**
 * Returns the weekday on which a week starts on the pages: 0 for Sunday, 1 for Monday. The week of the meditation goal
 * always starts on Sunday (product specification, section 4.5).
 */
export function useFirstWeekday(): 0 | 1 {
  const { language } = useLanguage();
  const choice = use(FirstDayContext);
  if (choice !== 'language') return choice === 'monday' ? 1 : 0;
  return language === 'sv' || startsOnMonday(navigator.language) ? 1 : 0;
}

/** Returns whether weeks start on Monday in the region of a locale. Returns true if the browser does not know. */
function startsOnMonday(locale: string): boolean {
  const region: Partial<Intl.Locale> = new Intl.Locale(locale);
  return region.getWeekInfo?.().firstDay !== 7;
}
