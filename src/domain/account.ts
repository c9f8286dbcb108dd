/** The phrase that a person must type, exactly, to delete their account (product specification, section 5). */
export const deletionPhrase = 'DELETE MY ACCOUNT';

/** Matches the characters of a phone number: digits, spaces, hyphens and parentheses, with an optional leading plus. */
const phoneDigits = { min: 5, max: 20 } as const;

/**
 * Returns whether a text could be a phone number. Checks that it can be dialled, not that it fits a national number
 * plan.
 */
export function isPhoneNumber(text: string): boolean {
  if (!/^\+?[0-9 ()-]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= phoneDigits.min && digits <= phoneDigits.max;
}
