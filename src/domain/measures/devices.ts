import { amount, defineMeasures, level } from './measure.ts';

const moved = { kind: 'count', aggregations: amount, area: 'fitness', role: 'exposure' } as const;
const vital = { kind: 'measure', aggregations: level, area: 'fitness', role: 'outcome' } as const;
const slept = {
  kind: 'measure',
  aggregations: level,
  dayRule: 'wokeUp',
  area: 'sleep',
  role: 'both',
  origins: ['night'],
} as const;

/** Measures from watches, rings and phones, one value per day. */
export const deviceMeasures = defineMeasures({
  steps: { ...moved, name: { en: 'Steps', sv: 'Steg' }, unit: 'none', min: 0, max: 200_000 },
  distance: { ...moved, name: { en: 'Distance', sv: 'Sträcka' }, unit: 'kilometres', min: 0, max: 500 },
  floors: {
    ...moved,
    name: { en: 'Floors climbed', sv: 'Våningar uppför' },
    unit: 'none',
    min: 0,
    max: 2000,
  },
  activeMinutes: {
    ...moved,
    name: { en: 'Active minutes', sv: 'Aktiva minuter' },
    unit: 'minutes',
    min: 0,
    max: 1440,
  },
  activeCalories: {
    ...moved,
    name: { en: 'Active energy', sv: 'Aktiv energi' },
    unit: 'kilocalories',
    min: 0,
    max: 20_000,
    origins: ['bodyMass'],
  },
  totalCalories: {
    ...moved,
    name: { en: 'Total energy burned', sv: 'Förbrukad energi totalt' },
    unit: 'kilocalories',
    min: 300,
    max: 25_000,
    origins: ['bodyMass'],
  },
  heartRate: {
    ...vital,
    name: { en: 'Resting heart rate', sv: 'Vilopuls' },
    unit: 'beatsPerMinute',
    min: 20,
    max: 250,
    smallestDifference: 0.5,
  },
  /**
   * The night's RMSSD (root mean square of successive differences of heartbeats). SDNN, another measure of variability,
   * must not be stored here.
   */
  heartRateVariability: {
    ...vital,
    name: { en: 'Heart rate variability', sv: 'Hjärtfrekvensvariabilitet' },
    unit: 'milliseconds',
    min: 1,
    max: 400,
    smallestDifference: 1,
  },
  respiratoryRate: {
    ...vital,
    name: { en: 'Breathing rate', sv: 'Andningsfrekvens' },
    unit: 'breathsPerMinute',
    min: 4,
    max: 60,
    smallestDifference: 0.1,
  },
  bloodOxygen: {
    ...vital,
    name: { en: 'Blood oxygen', sv: 'Syremättnad' },
    unit: 'percent',
    min: 50,
    max: 100,
    smallestDifference: 0.1,
  },
  /** The difference from the person's usual skin temperature at night. */
  skinTemperature: {
    ...vital,
    name: { en: 'Skin temperature, difference', sv: 'Hudtemperatur, skillnad' },
    unit: 'celsius',
    min: -10,
    max: 10,
    smallestDifference: 0.05,
  },
  vo2Max: {
    ...vital,
    name: { en: 'Oxygen uptake (VO₂ max)', sv: 'Syreupptag (VO₂ max)' },
    unit: 'millilitresPerKilogramMinute',
    min: 10,
    max: 100,
    origins: ['bodyMass', 'workout'],
    smallestDifference: 0.2,
  },
  deepSleepHours: {
    ...slept,
    name: { en: 'Deep sleep', sv: 'Djupsömn' },
    unit: 'hours',
    min: 0,
    max: 24,
    smallestDifference: 0.05,
  },
  remSleepHours: {
    ...slept,
    name: { en: 'REM sleep', sv: 'REM-sömn' },
    unit: 'hours',
    min: 0,
    max: 24,
    smallestDifference: 0.05,
  },
  lightSleepHours: {
    ...slept,
    name: { en: 'Light sleep', sv: 'Lätt sömn' },
    unit: 'hours',
    min: 0,
    max: 24,
    smallestDifference: 0.1,
  },
  sleepEfficiency: {
    ...slept,
    name: { en: 'Sleep efficiency', sv: 'Sömneffektivitet' },
    unit: 'percent',
    min: 0,
    max: 100,
    smallestDifference: 0.5,
  },
});
