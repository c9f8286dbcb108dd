import { useLanguage } from '#web/i18n/language-provider.tsx';

/** Returns the first day of a week in the current language: 0 for Sunday, 1 for Monday. */
export const useFirstWeekday = (): 0 | 1 => (useLanguage().language === 'sv' ? 1 : 0);
