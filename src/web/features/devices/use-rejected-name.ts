import { useTranslation } from 'react-i18next';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

const otherNames = [
  'daily',
  'night',
  'sleep',
  'workout',
  'meal',
  'session',
  'cycle',
  'file',
  'other',
] as const;

/**
 * Returns a function that names a rejected value in the person's language: `weight` becomes
 * "Weight". A kind of Apple Health data becomes English words:
 * `HKQuantityTypeIdentifierWalkingSpeed` becomes "Walking speed". Unknown names stay as they are in
 * the file.
 */
export function useRejectedName(): (what: string) => string {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  return (what) => {
    if (what in measures) return measures[what as MeasureName].name[language];
    const known = otherNames.find((name) => name === what);
    return known ? t(`rejected.names.${known}`) : readAppleName(what);
  };
}

/**
 * Returns the name of a kind of Apple Health data as English words. Returns other names unchanged.
 */
function readAppleName(what: string): string {
  const [, name] = /^HK(?:Quantity|Category)TypeIdentifier(\w+)$/.exec(what) ?? [];
  if (!name) return what;
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
