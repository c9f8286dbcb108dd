/** The phrase that a person must type, exactly, to delete their account (product specification, section 5). */
export const deletionPhrase = 'DELETE MY ACCOUNT';

/** The fewest and most digits of a phone number. */
const phoneDigits = { min: 5, max: 20 } as const;

/**
 * Returns whether a text could be a phone number: 5 to 20 digits. Spaces, hyphens, parentheses and
 * a plus at the start are optional. Does not check national number plans.
 */
export function isPhoneNumber(text: string): boolean {
  if (!/^\+?[0-9 ()-]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= phoneDigits.min && digits <= phoneDigits.max;
}
