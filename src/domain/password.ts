/** The minimum and maximum length of a password in characters. The maximum limits the cost of hashing. */
export const passwordLength = { min: 8, max: 128 } as const;

/** The error codes of the password rules that client and server check. */
export type PasswordError = 'weak_password' | 'password_composition';

const passwordRules = {
  length: (password: string) => [...password].length >= passwordLength.min,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password),
};

export type PasswordRule = keyof typeof passwordRules;

/**
 * Returns the rules for a new password in the order in which they are shown. `met` is true if the password meets the
 * rule.
 */
export function checkPasswordRules(password: string): { need: PasswordRule; met: boolean }[] {
  return (Object.keys(passwordRules) as PasswordRule[]).map((need) => ({
    need,
    met: passwordRules[need](password),
  }));
}

/**
 * Returns the error code of the first rule that a new password breaks, or undefined. A password needs at least 8
 * characters, with an upper-case letter, a lower-case letter, a digit and a special character. Does not check the
 * maximum length. Does not check for common passwords, because only the server has their list.
 */
export function findPasswordError(password: string): PasswordError | undefined {
  if (!passwordRules.length(password)) return 'weak_password';
  return checkPasswordRules(password).every(({ met }) => met) ? undefined : 'password_composition';
}

/** A password counts as common if it is a common word with at most this many digits and signs around it. */
const maxDecoration = 6;

/**
 * Returns the plain words that a password possibly disguises. The caller searches for them in the list of common
 * passwords. The words are in lower case, with character substitutions undone, and without up to `maxDecoration` digits
 * and signs at the ends. For `P@ssword1!` the result includes `password`.
 */
export function undisguisedForms(password: string): string[] {
  const lower = password.toLowerCase();
  const withoutSigns = lower.replace(/[^\p{L}\p{Nd}]+$/u, '');
  return [...new Set([lower, withoutSigns, unmask(lower), bareWord(lower), unmask(bareWord(lower))])];
}

/**
 * Removes the digits and signs at both ends of a text. Returns the text unchanged if it has no letters or if more than
 * `maxDecoration` characters would be removed.
 */
function bareWord(text: string): string {
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return bare !== '' && text.length - bare.length <= maxDecoration ? bare : text;
}

function unmask(text: string): string {
  return [...text].map((character) => substitutions[character] ?? character).join('');
}

const substitutions: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
