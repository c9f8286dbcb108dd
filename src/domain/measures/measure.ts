/** A text in both languages. */
export interface BothLanguages {
  en: string;
  sv: string;
}

/** The units of measures, as shown after a number. Empty if a number needs none. */
export const measureUnits = {
  none: { en: '', sv: '' },
  ofFive: { en: 'of 5', sv: 'av 5' },
  ofTen: { en: 'of 10', sv: 'av 10' },
  /** 0 is no, 1 is yes. */
  yesNo: { en: '0 no, 1 yes', sv: '0 nej, 1 ja' },
  glasses: { en: 'glasses', sv: 'glas' },
  grams: { en: 'g', sv: 'g' },
  kilocalories: { en: 'kcal', sv: 'kcal' },
  minutes: { en: 'min', sv: 'min' },
  hours: { en: 'h', sv: 'h' },
  /** Minutes since noon on the day before the value's day, so that an evening is less than the night after it. */
  minutesAfterNoon: { en: 'min after noon the day before', sv: 'min efter kl. 12 dagen före' },
  minutesAfterMidnight: { en: 'min after midnight', sv: 'min efter midnatt' },
  kilograms: { en: 'kg', sv: 'kg' },
  centimetres: { en: 'cm', sv: 'cm' },
  kilometres: { en: 'km', sv: 'km' },
  percent: { en: '%', sv: '%' },
  beatsPerMinute: { en: 'beats/min', sv: 'slag/min' },
  breathsPerMinute: { en: 'breaths/min', sv: 'andetag/min' },
  milliseconds: { en: 'ms', sv: 'ms' },
  celsius: { en: '°C', sv: '°C' },
  millilitresPerKilogramMinute: { en: 'ml/kg/min', sv: 'ml/kg/min' },
} as const satisfies Record<string, BothLanguages>;

/** How the values of several days may be combined into one. */
export type Aggregation = 'mean' | 'sum' | 'min' | 'max' | 'last';

/** Levels, such as a score or a weight: a sum of them has no meaning. */
export const level = ['mean', 'min', 'max', 'last'] as const satisfies Aggregation[];
/** Amounts, such as minutes: they also add up. */
export const amount = ['sum', ...level] as const satisfies Aggregation[];
/** Yes or no: the sum is the number of days with yes, the mean their share. */
export const share = ['sum', 'mean', 'last'] as const satisfies Aggregation[];

/** A number with one value per person and day. */
export interface Measure {
  name: BothLanguages;
  unit: keyof typeof measureUnits;
  /** Physical bounds, both inclusive. Values outside are refused. */
  min: number;
  max: number;
  kind: 'scale' | 'count' | 'yesNo' | 'measure';
  aggregations: readonly Aggregation[];
  /** Whether a value belongs to the day it happened on or to the day the person woke up. */
  dayRule: 'happened' | 'wokeUp';
  /** Values of the cycle are returned only to callers that ask for them by name. */
  sensitivity: 'normal' | 'cycle';
  /** The area whose chart colour the measure uses. */
  area: 'fitness' | 'nutrition' | 'sleep' | 'mindfulness' | 'mood' | 'energy' | 'stress' | 'water' | 'cycle';
  /** The role in insights: something a person does, an effect, or both. */
  role: 'exposure' | 'outcome' | 'both';
}

type WithDefaults = Omit<Measure, 'dayRule' | 'sensitivity'> & Partial<Measure>;

/** Returns the measures by name. By default a measure belongs to the day it happened on and is not sensitive. */
export function defineMeasures<Name extends string>(
  measures: Record<Name, WithDefaults>,
): Readonly<Record<Name, Measure>> {
  const whole = Object.entries<WithDefaults>(measures).map(([name, measure]) => [
    name,
    { dayRule: 'happened', sensitivity: 'normal', ...measure },
  ]);
  return Object.fromEntries(whole);
}

/** Returns the names of some measures, typed. */
export const namesOf = <Name extends string>(measures: Readonly<Record<Name, Measure>>): Name[] =>
  Object.keys(measures) as Name[];
