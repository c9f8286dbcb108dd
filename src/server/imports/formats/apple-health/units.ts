const lengths: Record<string, number> = {
  km: 1,
  m: 0.001,
  cm: 0.000_01,
  mi: 1.609_344,
  ft: 0.000_304_8,
  yd: 0.000_914_4,
  in: 0.000_025_4,
};

/** The factors that convert units of energy to kilocalories. `Cal` is the kilocalorie of food labels. */
const energies: Record<string, number> = { kcal: 1, Cal: 1, cal: 0.001, kJ: 1 / 4.184, J: 1 / 4184 };

const masses: Record<string, number> = {
  kg: 1,
  g: 0.001,
  lb: 0.453_592_37,
  st: 6.350_293_18,
  oz: 0.028_349_523_125,
};

const durations: Record<string, number> = { min: 1, s: 1 / 60, sec: 1 / 60, hr: 60, h: 60 };

/** Converts a value to the unit of the product. Returns undefined if the unit is unknown. */
export type Conversion = (value: number, unit: string | undefined) => number | undefined;

const by =
  (factors: Record<string, number>): Conversion =>
  (value, unit = '') => {
    const factor = factors[unit];
    return factor === undefined ? undefined : value * factor;
  };

export const toKilometres = by(lengths);
export const toKilocalories = by(energies);
export const toKilograms = by(masses);
export const toMinutes = by(durations);

const kilometresToCentimetres = 100_000;
export const toCentimetres: Conversion = (value, unit) => {
  const kilometres = toKilometres(value, unit);
  return kilometres === undefined ? undefined : kilometres * kilometresToCentimetres;
};

export const toGrams: Conversion = (value, unit) => {
  const kilograms = toKilograms(value, unit);
  return kilograms === undefined ? undefined : kilograms * 1000;
};

/**
 * Converts to percent. The unit is always `%`, but most apps write a fraction, such as 0.97 for 97%. So a value up to 1
 * counts as a fraction.
 */
export const toPercent: Conversion = (value) => (value > 1 ? value : value * 100);

export const asWritten: Conversion = (value) => value;
