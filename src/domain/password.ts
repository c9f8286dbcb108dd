/** Characters of a password; the upper bound keeps hashing cheap. */
export const passwordLength = { min: 8, max: 128 } as const;

export type PasswordFault = 'weak_password' | 'password_composition';

const needed = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u];

/**
 * What is wrong with a new password, as the error's code; undefined when nothing is.
 * At least 8 characters, with an upper-case letter, a lower-case letter, a digit and a special character.
 * Whether it is a common one only the server knows, which has the list.
 */
export function passwordFault(password: string): PasswordFault | undefined {
  if ([...password].length < passwordLength.min) return 'weak_password';
  return needed.every((kind) => kind.test(password)) ? undefined : 'password_composition';
}

/**
 * The ways a common password hides in one that the rules force to be mixed: in lower case, with its
 * substitutions undone, and without the digits and signs around it. `Password1!` gives `password` too.
 */
export function plainForms(password: string): string[] {
  const lower = password.toLowerCase();
  const unmasked = [...lower].map((character) => substitutions[character] ?? character).join('');
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const forms = [lower, lower.replace(/[^\p{L}\p{Nd}]+$/u, ''), unmasked, bare(lower), bare(unmasked)];
  return [...new Set(forms)].filter((form) => form !== '');
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
