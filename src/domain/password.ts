/** Characters of a password; the upper bound keeps hashing cheap. */
export const passwordLength = { min: 8, max: 128 } as const;

export type PasswordError = 'weak_password' | 'password_composition';

const passwordRules = {
  length: (password: string) => [...password].length >= passwordLength.min,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password),
};

export type PasswordRule = keyof typeof passwordRules;

/** What a new password needs, in the order it is asked for, and whether this one has it. */
export function checkPasswordRules(password: string): { need: PasswordRule; met: boolean }[] {
  return (Object.keys(passwordRules) as PasswordRule[]).map((need) => ({
    need,
    met: passwordRules[need](password),
  }));
}

/**
 * What is wrong with a new password, as the error's code; undefined when nothing is.
 * At least 8 characters, with an upper-case letter, a lower-case letter, a digit and a special character.
 * Whether it is a common one only the server knows, which has the list.
 */
export function findPasswordError(password: string): PasswordError | undefined {
  if (!passwordRules.length(password)) return 'weak_password';
  return checkPasswordRules(password).every(({ met }) => met) ? undefined : 'password_composition';
}

/** More than this around a common word makes it something else. */
const maxDecoration = 6;

/**
 * The ways a common password hides in one that the rules force to be mixed: in lower case, with its
 * substitutions undone, and without the few digits and signs around it. `P@ssword1!` gives `password` too.
 */
export function undisguisedForms(password: string): string[] {
  const lower = password.toLowerCase();
  const withoutSigns = lower.replace(/[^\p{L}\p{Nd}]+$/u, '');
  return [...new Set([lower, withoutSigns, unmask(lower), bareWord(lower), unmask(bareWord(lower))])];
}

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
