import { ApiError, type Sentences } from './api-error.ts';

/** A rule that an input breaks, as the end of a sentence that begins with the name of the field. */
export type BrokenRule = Sentences;

/** The rule of a time or day that has not come yet. */
export const notInFuture: BrokenRule = { en: "can't be in the future", sv: 'kan inte ligga i framtiden' };

/** Returns the sentence that names a field and the rule that its value breaks, in both languages. */
export const ruleSentence = (field: string, rule: BrokenRule): Sentences => ({
  en: `“${field}” ${rule.en}.`,
  sv: `”${field}” ${rule.sv}.`,
});

/** Returns the rule that a number must be within bounds. Both bounds are allowed values. */
export const withinBounds = (min: number, max: number): BrokenRule => ({
  en: `must be from ${min} to ${max}`,
  sv: `måste vara från ${min} till ${max}`,
});

/** Returns the rule that a value must be one of the listed values. */
export const oneOf = (values: readonly (string | number)[]): BrokenRule => ({
  en: `must be one of: ${values.join(', ')}`,
  sv: `måste vara något av: ${values.join(', ')}`,
});

/**
 * Throws `invalid_input` if the condition is falsy. The message names the field and the rule. `field` is the dotted
 * path of the input.
 */
export function assertInput(condition: unknown, field: string, rule: BrokenRule): asserts condition {
  if (!condition) throw new ApiError('invalid_input', { field, message: ruleSentence(field, rule) });
}
