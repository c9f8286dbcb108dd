import { createContext, use } from 'react';
import type { FirstDay } from '#domain/preferences.ts';
import { useLanguage } from './language-provider.tsx';

/**
 * The first day of the week that the signed-in person has chosen, provided by `PreferencesProvider`. Pages for visitors
 * and the demo have no provider, so the language and the region decide there.
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
  return language === 'en' && startsOnSunday(navigator.language) ? 0 : 1;
}

/**
 * Returns whether weeks start on Sunday in the region of a locale. Returns false for other first days, and if the
 * browser does not know the region or its weeks.
 */
function startsOnSunday(locale: string): boolean {
  try {
    const region: Partial<Intl.Locale> = new Intl.Locale(locale);
    return region.getWeekInfo?.().firstDay === 7;
  } catch {
    // Some browsers report a locale that the standard does not allow, such as "en-US@posix".
    return false;
  }
}
