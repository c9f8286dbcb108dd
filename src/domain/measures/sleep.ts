import { defineMeasures, level, share } from './measure.ts';

const night = {
  kind: 'measure',
  aggregations: level,
  dayRule: 'wokeUp',
  area: 'sleep',
  role: 'exposure',
  min: 0,
} as const;

/** The length of the night in hours. It is stored as a daily value, in addition to the night itself. */
export const sleepHoursMeasure = defineMeasures({
  sleepHours: {
    ...night,
    name: { en: 'Hours of sleep', sv: 'Sömntid' },
    unit: 'hours',
    max: 24,
    role: 'both',
    origins: ['night'],
    smallestDifference: 0.1,
  },
});

/** Measures derived from logged nights. */
export const nightMeasures = defineMeasures({
  nights: {
    ...night,
    name: { en: 'Night logged', sv: 'Natt loggad' },
    unit: 'yesNo',
    max: 1,
    kind: 'yesNo',
    aggregations: share,
    role: 'none',
  },
  bedtime: {
    ...night,
    name: { en: 'Bedtime', sv: 'Läggtid' },
    unit: 'minutesAfterNoon',
    max: 2160,
    origins: ['night'],
  },
  wakeTime: {
    ...night,
    name: { en: 'Wake time', sv: 'Uppvakningstid' },
    unit: 'minutesAfterMidnight',
    max: 1440,
    origins: ['night'],
  },
});

export type NightMeasure = keyof typeof nightMeasures;
