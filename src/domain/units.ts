/** The weight units that people can choose. Stored weights are in kilograms. */
export const weightUnits = ['kg', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** The length units that people can choose. Stored lengths are in centimetres. */
export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** The units that a person has chosen. */
export interface Units {
  weight: WeightUnit;
  length: LengthUnit;
}

/** Kilograms in a pound, exact by definition (international yard and pound agreement, 1959). */
const kilogramsPerPound = 0.45359237;
/** Centimetres in an inch, exact by definition (international yard and pound agreement, 1959). */
const centimetresPerInch = 2.54;

/** Converts kilograms to the given unit. */
export const fromKilograms = (kilograms: number, unit: WeightUnit): number =>
  unit === 'kg' ? kilograms : kilograms / kilogramsPerPound;

/** Converts a weight in the given unit to kilograms. */
export const toKilograms = (weight: number, unit: WeightUnit): number =>
  unit === 'kg' ? weight : weight * kilogramsPerPound;

/** Converts centimetres to the given unit. */
export const fromCentimetres = (centimetres: number, unit: LengthUnit): number =>
  unit === 'cm' ? centimetres : centimetres / centimetresPerInch;

/** Converts a length in the given unit to centimetres. */
export const toCentimetres = (length: number, unit: LengthUnit): number =>
  unit === 'cm' ? length : length * centimetresPerInch;
