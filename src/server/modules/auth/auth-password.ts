import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordFault, plainForms } from '#domain/password.ts';
import { assertThat } from '#server/http/api-error.ts';

/** argon2id, 19 MiB and two passes: OWASP's choice where memory is dear. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash takes a core for tens of milliseconds and 19 MiB: more at once would starve everybody else. */
const atOnce = 2;

const common = new Set(dictionary['passwords-common']);

/** Throws the code of the rule that a new password breaks. */
export function assertGoodPassword(password: string, field: string): void {
  const fault = passwordFault(password);
  if (fault) assertThat(false, fault, field);
  assertThat(!plainForms(password).some((form) => common.has(form)), 'common_password', field);
}

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => argonHash(sameText(password), cost));
}

export function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return oneOfFew(() => argonVerify(given.hash, sameText(given.password)));
}

/** The same letters typed on two machines may be different code points. */
const sameText = (password: string) => password.normalize('NFKC');

let running = 0;
const waiting: (() => void)[] = [];

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
