/** What has to be typed, letter for letter, before an account is deleted (product specification, section 5). */
export const deletionPhrase = 'DELETE MY ACCOUNT';

/** Of a phone number as people write it: digits, and between them spaces, hyphens, parentheses; a plus in front. */
const phoneDigits = { min: 5, max: 20 } as const;

/** Whether a text may be a phone number. No number plan is checked: only that it could be dialled. */
export function isPhoneNumber(text: string): boolean {
  if (!/^\+?[0-9 ()-]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= phoneDigits.min && digits <= phoneDigits.max;
}
