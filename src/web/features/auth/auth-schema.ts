import { z } from 'zod';
import { loginFields, registerFields } from '#contracts/auth-fields.ts';
import { findPasswordError } from '#domain/password.ts';

export type AuthMode = 'login' | 'register';

/** Adds an issue if a new password breaks a rule. The message is the rule's code. */
export function addPasswordIssue(password: string, context: z.RefinementCtx): void {
  const problem = findPasswordError(password);
  if (problem) context.addIssue({ code: 'custom', message: problem });
}

/** Both schemas have the same fields, so that switching the mode keeps what was typed. */
export const authSchemas = {
  login: z.object({ ...loginFields, firstName: z.string(), lastName: z.string() }),
  register: z.object({ ...registerFields, password: registerFields.password.superRefine(addPasswordIssue) }),
};

export type AuthValues = z.output<typeof authSchemas.register>;
