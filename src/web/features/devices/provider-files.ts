import type { ImportFormat } from '#contracts/imports.ts';
import type { ProviderId } from '#domain/devices/providers.ts';

/** The format of the export file of each provider whose data a file can bring. */
export const providerFiles: Partial<Record<ProviderId, ImportFormat>> = {
  garmin: 'garmin',
  apple: 'apple-health',
  fitbit: 'fitbit',
  samsung: 'samsung-health',
  oura: 'oura',
  strava: 'strava',
  withings: 'withings',
  myfitnesspal: 'myfitnesspal',
  cronometer: 'cronometer',
};
