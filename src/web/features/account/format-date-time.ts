import { dateFormat } from '#domain/intl-formats.ts';
import { dateLocale } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

/** Formats an instant as date and time in the browser's time zone, for example "21 Nov 2026, 14:05". */
export function formatDateTime(instant: string, language: Language): string {
  return dateFormat(dateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(instant));
}
