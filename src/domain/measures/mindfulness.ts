import { amount, defineMeasures } from './measure.ts';

const daily = { kind: 'count', aggregations: amount, area: 'mindfulness', role: 'exposure', min: 0 } as const;

/**
 * Daily totals of meditation. The number of sessions includes only completed sessions. The minutes include all
 * sessions.
 */
export const mindfulnessMeasures = defineMeasures({
  meditationSessions: {
    ...daily,
    name: { en: 'Meditation sessions', sv: 'Meditationsstunder' },
    unit: 'none',
    max: 100,
  },
  meditationMinutes: {
    ...daily,
    name: { en: 'Meditation minutes', sv: 'Meditationsminuter' },
    unit: 'minutes',
    max: 1440,
  },
});

export type MindfulnessMeasure = keyof typeof mindfulnessMeasures;
