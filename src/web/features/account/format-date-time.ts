import { dateLocale } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

/** Formats an instant as date and time in the browser's time zone, for example "21 Nov 2026, 14:05". */
export function formatDateTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(instant));
}
