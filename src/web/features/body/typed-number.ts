import { bodyMetrics } from '#domain/metrics.ts';
import { fromKilograms, toKilograms, type WeightUnit } from '#domain/units.ts';

/** What was typed, with a decimal point or a comma: a number, null for nothing, undefined for what is no number. */
export function typedNumber(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d{1,3}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** A typed weight in kilograms; undefined also where no person weighs so much. */
export function typedWeight(text: string, unit: WeightUnit): number | null | undefined {
  const typed = typedNumber(text);
  if (typed == null) return typed;
  const kilograms = toKilograms(typed, unit);
  const { min, max } = bodyMetrics.weight;
  return kilograms >= min && kilograms <= max ? kilograms : undefined;
}

/** A typed share in per cent; undefined also where nobody's is. */
export function typedBodyFat(text: string): number | null | undefined {
  const percent = typedNumber(text);
  const { min, max } = bodyMetrics.bodyFat;
  return percent == null || (percent >= min && percent <= max) ? percent : undefined;
}

/** The whole numbers, in the unit, between which a weight lies. */
export function weightBounds(unit: WeightUnit): { min: number; max: number } {
  const { min, max } = bodyMetrics.weight;
  return { min: Math.ceil(fromKilograms(min, unit)), max: Math.floor(fromKilograms(max, unit)) };
}
