import { randomInt } from 'node:crypto';

const recoveryCodeCount = 10;
const recoveryCodeLength = 10;

/** The characters of recovery codes. Leaves out i, l, o, 0 and 1, which look alike on paper. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns new recovery codes of the form `xxxxx-xxxxx`, with 49 bits of randomness each. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from(
      { length: recoveryCodeLength },
      () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
    ).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}
