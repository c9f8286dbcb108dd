import type { RecordedSource } from '../sources.ts';

/** A maker of devices or apps whose data a person can bring into the product. */
interface Provider {
  name: string;
  /**
   * How its data arrives: `account` through an account at the maker, or `mobileApp` only through an app on the phone. A
   * file of the second kind can still be imported.
   */
  connection: 'account' | 'mobileApp';
  /** Whether the maker allows showing the data only to its owner, and forbids giving it to an AI model. */
  isOwnerOnly?: true;
}

/** The providers in the order of the panel, by id. */
export const providers = {
  fitbit: { name: 'Fitbit', connection: 'account' },
  garmin: { name: 'Garmin', connection: 'account' },
  oura: { name: 'Oura', connection: 'account' },
  whoop: { name: 'WHOOP', connection: 'account' },
  polar: { name: 'Polar', connection: 'account' },
  withings: { name: 'Withings', connection: 'account' },
  suunto: { name: 'Suunto', connection: 'account' },
  strava: { name: 'Strava', connection: 'account', isOwnerOnly: true },
  peloton: { name: 'Peloton', connection: 'account' },
  myfitnesspal: { name: 'MyFitnessPal', connection: 'account' },
  cronometer: { name: 'Cronometer', connection: 'account' },
  samsung: { name: 'Samsung Health', connection: 'mobileApp' },
  apple: { name: 'Apple Health', connection: 'mobileApp' },
  google: { name: 'Google Fit', connection: 'mobileApp' },
} as const satisfies Record<string, Provider>;

export type ProviderId = keyof typeof providers;

export const providerIds = Object.keys(providers) as ProviderId[];

/** The providers that are connected through an account. */
export const syncedProviderIds = providerIds.filter((id) => providers[id].connection === 'account');

/** Returns the source of a maker's data. Data that the simulator invented has a source of its own. */
export const deviceSource = (provider: ProviderId, isSimulated: boolean): RecordedSource =>
  `device:${isSimulated ? 'simulated-' : ''}${provider}`;
