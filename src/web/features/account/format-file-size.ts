import { numberFormat } from '#domain/intl-formats.ts';
import type { Language } from '#web/i18n/language.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a file size in decimal units, for example "12 kB" or "3.4 MB". The smallest unit is kB. */
export function formatFileSize(bytes: number, language: Language): string {
  const exponent = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const value = bytes / 1_000 ** exponent;
  return numberFormat(language, {
    style: 'unit',
    unit: units[exponent - 1] ?? 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
