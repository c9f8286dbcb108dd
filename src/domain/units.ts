/** What people weigh and measure in. Kept are always kilograms and centimetres. */
export const weightUnits = ['kg', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];

export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

export interface Units {
  weight: WeightUnit;
  length: LengthUnit;
}

/** By definition (international yard and pound agreement, 1959). */
const kilogramsPerPound = 0.45359237;
const centimetresPerInch = 2.54;

/** A weight in kilograms, in the unit asked for. */
export const fromKilograms = (kilograms: number, unit: WeightUnit): number =>
  unit === 'kg' ? kilograms : kilograms / kilogramsPerPound;

/** A weight in the unit named, in kilograms. */
export const toKilograms = (weight: number, unit: WeightUnit): number =>
  unit === 'kg' ? weight : weight * kilogramsPerPound;

/** A length in centimetres, in the unit asked for. */
export const fromCentimetres = (centimetres: number, unit: LengthUnit): number =>
  unit === 'cm' ? centimetres : centimetres / centimetresPerInch;

/** A length in the unit named, in centimetres. */
export const toCentimetres = (length: number, unit: LengthUnit): number =>
  unit === 'cm' ? length : length * centimetresPerInch;
