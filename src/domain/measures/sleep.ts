import { defineMeasures, level, share } from './measure.ts';

const night = {
  kind: 'measure',
  aggregations: level,
  dayRule: 'wokeUp',
  area: 'sleep',
  role: 'exposure',
  min: 0,
} as const;

/** How long a night was. It is kept as a number of the day beside the night itself. */
export const sleepHoursMeasure = defineMeasures({
  sleepHours: {
    ...night,
    name: { en: 'Hours of sleep', sv: 'Timmars sömn' },
    unit: 'hours',
    max: 24,
    role: 'both',
  },
});

/** What follows from the nights themselves. */
export const nightMeasures = defineMeasures({
  nights: {
    ...night,
    name: { en: 'Night logged', sv: 'Natt loggad' },
    unit: 'yesNo',
    max: 1,
    kind: 'yesNo',
    aggregations: share,
  },
  bedtime: { ...night, name: { en: 'Bedtime', sv: 'Läggtid' }, unit: 'minutesAfterNoon', max: 2160 },
  wakeTime: {
    ...night,
    name: { en: 'Wake-up time', sv: 'Uppvaknande' },
    unit: 'minutesAfterMidnight',
    max: 1440,
  },
});

export type NightMeasure = keyof typeof nightMeasures;
