import { z } from 'zod';
import { parseNumber } from '#domain/parse-number.ts';
import type { Language } from '#web/i18n/language.ts';

export interface NumberRule {
  min: number;
  max: number;
  /** The value must be a multiple of `step`: 1 for whole numbers. */
  step?: number;
}

/**
 * Returns a schema that parses a typed number. An empty field gives null. The schema rejects numbers that break the
 * rule, and never rounds.
 */
export function optionalNumber(language: Language, { min, max, step }: NumberRule) {
  return z.string().transform((text, context): number | null => {
    const value = parseNumber(text, language);
    if (value === null) return null;
    const isWithin = value !== undefined && value >= min && value <= max;
    if (isWithin && (step === undefined || Number.isInteger(value / step))) return value;
    context.addIssue({ code: 'custom', message: 'invalid_input' });
    return z.NEVER;
  });
}

/** Returns a schema that parses a typed number and rejects an empty field. */
export const requiredNumber = (language: Language, rule: NumberRule) =>
  optionalNumber(language, rule).pipe(z.number());
