import { amount, defineMeasures } from './measure.ts';

const sat = { kind: 'count', aggregations: amount, area: 'mindfulness', role: 'exposure', min: 0 } as const;

/** Daily totals of meditation. The number of sessions includes only completed ones, the minutes include all. */
export const mindfulnessMeasures = defineMeasures({
  meditationSessions: {
    ...sat,
    name: { en: 'Meditation sessions', sv: 'Meditationsstunder' },
    unit: 'none',
    max: 100,
  },
  meditationMinutes: {
    ...sat,
    name: { en: 'Meditation minutes', sv: 'Meditationsminuter' },
    unit: 'minutes',
    max: 1440,
  },
});

export type MindfulnessMeasure = keyof typeof mindfulnessMeasures;
