import { useTranslation } from 'react-i18next';
import type { ImportFormat } from '#contracts/imports.ts';
import { type ProviderId, providers } from '#domain/devices/providers.ts';

/** The names of apps whose export files can be imported. CSV files of other apps have no name here. */
export const importNames: Record<Exclude<ImportFormat, 'csv'>, string> = {
  'apple-health': 'Apple Health',
  fitbit: 'Fitbit',
  'samsung-health': 'Samsung Health',
  garmin: 'Garmin',
  strava: 'Strava',
  daylio: 'Daylio',
  drip: 'drip',
  clue: 'Clue',
  myfitnesspal: 'MyFitnessPal',
  cronometer: 'Cronometer',
  oura: 'Oura',
  withings: 'Withings',
  openscale: 'openScale',
};

const simulatedPrefix = 'simulated-';

/** Returns a function that names a source: "You", "Garmin", "Garmin (simulated)", "Strava (file)". */
export function useSourceName(): (source: string) => string {
  const { t } = useTranslation('sources');
  return (source) => {
    if (source === 'self') return t('self');
    if (source === 'suggested') return t('suggested');
    const [kind, id = ''] = source.split(':');
    if (kind === 'import') {
      const name = importNames[id as keyof typeof importNames];
      return name ? t('file', { name }) : t('csv');
    }
    const isSimulated = id.startsWith(simulatedPrefix);
    const provider = isSimulated ? id.slice(simulatedPrefix.length) : id;
    const name = providers[provider as ProviderId]?.name ?? provider;
    return isSimulated ? t('simulated', { name }) : name;
  };
}
