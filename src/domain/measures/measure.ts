/** A text in English and in Swedish. */
export interface BothLanguages {
  en: string;
  sv: string;
}

/** The units of measures, each with the text after a number. The text is empty if no unit is shown. */
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
  /**
   * Minutes since noon on the day before the value's day. A time in the evening therefore has a smaller number than a
   * time after midnight.
   */
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

/** A way to combine the values of several days into one. */
export type Aggregation = 'mean' | 'sum' | 'min' | 'max' | 'last';

/** Aggregations of levels, such as a score or a weight. A sum of levels has no meaning. */
export const level = ['mean', 'min', 'max', 'last'] as const satisfies Aggregation[];
/** Aggregations of amounts, such as minutes, which can be added up. */
export const amount = ['sum', ...level] as const satisfies Aggregation[];
/**
 * Aggregations of yes (1) and no (0): the sum is the number of days with yes, and the mean is the share of days with
 * yes.
 */
export const share = ['sum', 'mean', 'last'] as const satisfies Aggregation[];

/** Something that several measures are computed from: a logged night, the body's mass, or workouts. */
type Origin = 'night' | 'bodyMass' | 'workout';

/** A kind of numeric data, such as mood or steps, with one value per person and day. */
export interface Measure {
  name: BothLanguages;
  unit: keyof typeof measureUnits;
  /** The smallest physically possible value. Smaller values are rejected. */
  min: number;
  /** The largest physically possible value. Larger values are rejected. */
  max: number;
  kind: 'scale' | 'count' | 'yesNo' | 'measure';
  aggregations: readonly Aggregation[];
  /**
   * The day that a value belongs to: the day on which the measured thing happened, or the day on which the person woke
   * up.
   */
  dayRule: 'happened' | 'wokeUp';
  /**
   * `cycle` marks measures of the menstrual cycle. The functions that read measures return such measures only with an
   * explicit option.
   */
  sensitivity: 'normal' | 'cycle';
  /** The area whose chart colour the measure uses. */
  area: 'fitness' | 'nutrition' | 'sleep' | 'mindfulness' | 'mood' | 'energy' | 'stress' | 'water' | 'cycle';
  /**
   * The role in insights: something that a person does (exposure), something that an exposure may affect (outcome),
   * both, or none.
   */
  role: 'exposure' | 'outcome' | 'both' | 'none';
  /**
   * What the values are computed from. Insights never compare two measures with the same origin, because one of them
   * can be calculated from the other.
   */
  origins?: readonly Origin[];
  /**
   * The smallest difference that matters to a person, in the unit of the measure. Insights leave out smaller
   * differences.
   */
  smallestDifference?: number;
}

type WithDefaults = Omit<Measure, 'dayRule' | 'sensitivity'> & Partial<Measure>;

/**
 * Returns the measures with defaults: a value belongs to the day on which the measured thing
 * happened (`dayRule`), and the measure is not sensitive.
 */
export function defineMeasures<Name extends string>(
  measures: Record<Name, WithDefaults>,
): Readonly<Record<Name, Measure>> {
  const whole = Object.entries<WithDefaults>(measures).map(([name, measure]) => [
    name,
    { dayRule: 'happened', sensitivity: 'normal', ...measure },
  ]);
  return Object.fromEntries(whole);
}

/** Returns the keys of a set of measures with their literal type. */
export const namesOf = <Name extends string>(measures: Readonly<Record<Name, Measure>>): Name[] =>
  Object.keys(measures) as Name[];
