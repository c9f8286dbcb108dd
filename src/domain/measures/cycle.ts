import { defineMeasures, level, share } from './measure.ts';

const cycle = { sensitivity: 'cycle', area: 'cycle', role: 'exposure' } as const;
const score = {
  ...cycle,
  unit: 'ofTen',
  min: 1,
  max: 10,
  kind: 'scale',
  aggregations: level,
  smallestDifference: 0.2,
} as const;
const phase = { ...cycle, unit: 'yesNo', min: 0, max: 1, kind: 'yesNo', aggregations: share } as const;

/** Measures derived from cycle entries. A day whose phase is uncertain has no value for the phases. */
export const cycleMeasures = defineMeasures({
  cycleDay: {
    ...cycle,
    name: { en: 'Day of the cycle', sv: 'Dag i cykeln' },
    unit: 'none',
    min: 1,
    max: 99,
    kind: 'count',
    aggregations: ['min', 'max', 'last'],
  },
  periodDay: { ...phase, name: { en: 'Period', sv: 'Mens' } },
  menstrualPhase: { ...phase, name: { en: 'Menstrual phase', sv: 'Mensfas' } },
  follicularPhase: { ...phase, name: { en: 'Follicular phase', sv: 'Follikelfas' } },
  ovulationPhase: { ...phase, name: { en: 'Ovulation', sv: 'Ägglossning' } },
  lutealPhase: { ...phase, name: { en: 'Luteal phase', sv: 'Lutealfas' } },
  flowIntensity: {
    ...cycle,
    name: { en: 'Flow', sv: 'Blödning' },
    unit: 'ofFive',
    min: 1,
    max: 5,
    kind: 'scale',
    aggregations: level,
  },
  cycleMood: { ...score, name: { en: 'Mood, cycle diary', sv: 'Humör, cykeldagbok' }, role: 'outcome' },
  cycleEnergy: { ...score, name: { en: 'Energy, cycle diary', sv: 'Energi, cykeldagbok' }, role: 'outcome' },
  cyclePain: { ...score, name: { en: 'Pain', sv: 'Smärta' }, role: 'outcome' },
});

export type CycleMeasure = keyof typeof cycleMeasures;
