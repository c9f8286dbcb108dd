import type { RecordedSource } from '../sources.ts';

/** A company or an app, such as Garmin or Apple Health, whose data a person can bring into the product. */
interface Provider {
  name: string;
  /**
   * How the data arrives. `account`: through the person's account at the provider. `mobileApp`: only an app on the
   * phone can read the data, so the person has to import an export file instead.
   */
  connection: 'account' | 'mobileApp';
  /** Set if the provider's terms forbid showing the data to other people and giving it to an AI model. */
  isOwnerOnly?: true;
  /** Set if the provider's app no longer exists. */
  isClosed?: true;
}

/** The providers by id, in the order in which the device panel lists them. */
export const providers = {
  garmin: { name: 'Garmin', connection: 'account' },
  apple: { name: 'Apple Health', connection: 'mobileApp' },
  fitbit: { name: 'Fitbit', connection: 'account' },
  samsung: { name: 'Samsung Health', connection: 'mobileApp' },
  oura: { name: 'Oura', connection: 'account' },
  strava: { name: 'Strava', connection: 'account', isOwnerOnly: true },
  whoop: { name: 'WHOOP', connection: 'account' },
  polar: { name: 'Polar', connection: 'account' },
  withings: { name: 'Withings', connection: 'account' },
  suunto: { name: 'Suunto', connection: 'account' },
  peloton: { name: 'Peloton', connection: 'account' },
  myfitnesspal: { name: 'MyFitnessPal', connection: 'account' },
  cronometer: { name: 'Cronometer', connection: 'account' },
  google: { name: 'Google Fit', connection: 'mobileApp', isClosed: true },
} as const satisfies Record<string, Provider>;

export type ProviderId = keyof typeof providers;

export const providerIds = Object.keys(providers) as ProviderId[];

/** The providers that are connected through an account. */
export const syncedProviderIds = providerIds.filter((id) => providers[id].connection === 'account');

/**
 * Returns the source of a provider's data, such as `device:garmin`. Data that the simulator invented has a different
 * source, such as `device:simulated-garmin`.
 */
export const deviceSource = (provider: ProviderId, isSimulated: boolean): RecordedSource =>
  `device:${isSimulated ? 'simulated-' : ''}${provider}`;
