import { type BodyMeasure, bodyMeasures } from '#domain/measures/body.ts';
import type { Conversion } from './use-measures.ts';

/** What was typed, with a decimal point or a comma: a number, null for nothing, undefined for what is no number. */
export function typedNumber(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d{1,3}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** A typed measurement as it is kept; undefined also where no body is like that. */
export function typedMeasure(
  text: string,
  name: BodyMeasure,
  { kept }: Pick<Conversion, 'kept'>,
): number | null | undefined {
  const typed = typedNumber(text);
  if (typed == null) return typed;
  const { min, max } = bodyMeasures[name];
  const value = kept(typed);
  return value >= min && value <= max ? value : undefined;
}

/** The whole numbers, as they are shown, between which a measurement lies. */
export function shownBounds(name: BodyMeasure, { shown }: Pick<Conversion, 'shown'>) {
  const { min, max } = bodyMeasures[name];
  return { min: Math.ceil(shown(min)), max: Math.floor(shown(max)) };
}
