import { z } from 'zod';
import { loginFields, registerFields } from '#contracts/auth-fields.ts';
import { findPasswordError } from '#domain/password.ts';

export type AuthMode = 'login' | 'register';

/** Refuses a new password that breaks a rule; the message is the rule's code. */
export function addPasswordIssue(password: string, context: z.RefinementCtx): void {
  const problem = findPasswordError(password);
  if (problem) context.addIssue({ code: 'custom', message: problem });
}

/** What is typed in both modes, so that changing one's mind loses nothing. */
export const authSchemas = {
  login: z.object({ ...loginFields, firstName: z.string(), lastName: z.string() }),
  register: z.object({ ...registerFields, password: registerFields.password.superRefine(addPasswordIssue) }),
};

export type AuthValues = z.output<typeof authSchemas.register>;
