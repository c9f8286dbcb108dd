import type { ProviderId } from '#domain/devices/providers.ts';

/** The kinds of data that the simulator invents for a provider. The provider's real devices record these kinds. */
export interface ProviderTraits {
  /** Steps, distance and active energy. */
  hasSteps?: true;
  /** Resting heart rate and heart rate variability at night. */
  hasHeart?: true;
  hasNights?: true;
  hasWeight?: true;
  hasMeals?: true;
  /** The kinds of the invented workouts. Without kinds, no workouts are invented. */
  workouts?: readonly (keyof typeof workoutKinds)[];
}

/** Workouts that the simulator invents. Energy is in kilocalories per minute. */
export const workoutKinds = {
  running: { title: { en: 'Running', sv: 'Löpning' }, type: 'cardio', intensity: 'high', energy: 10.5 },
  walking: { title: { en: 'Walking', sv: 'Promenad' }, type: 'cardio', intensity: 'low', energy: 4.2 },
  cycling: { title: { en: 'Cycling', sv: 'Cykling' }, type: 'cardio', intensity: 'moderate', energy: 8.1 },
  strength: {
    title: { en: 'Strength training', sv: 'Styrketräning' },
    type: 'strength',
    intensity: 'moderate',
    energy: 6,
  },
  yoga: { title: { en: 'Yoga', sv: 'Yoga' }, type: 'yoga', intensity: 'low', energy: 3.1 },
} as const;

const allKinds = ['running', 'walking', 'cycling', 'strength', 'yoga'] as const;
const watch = { hasSteps: true, hasHeart: true, hasNights: true, workouts: allKinds } as const;

const traits: Partial<Record<ProviderId, ProviderTraits>> = {
  fitbit: watch,
  garmin: watch,
  polar: watch,
  suunto: watch,
  oura: { hasSteps: true, hasHeart: true, hasNights: true },
  whoop: { hasHeart: true, hasNights: true, workouts: allKinds },
  withings: { hasNights: true, hasWeight: true },
  strava: { workouts: ['running', 'walking', 'cycling'] },
  peloton: { workouts: ['cycling', 'strength', 'yoga'] },
  myfitnesspal: { hasMeals: true },
  cronometer: { hasMeals: true },
};

/**
 * Returns the kinds of data that are invented for a provider. Returns an empty object for a provider with the
 * connection `mobileApp`, because people cannot connect such a provider.
 */
export const traitsOf = (provider: ProviderId): ProviderTraits => traits[provider] ?? {};
