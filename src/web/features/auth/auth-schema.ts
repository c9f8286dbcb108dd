import { z } from 'zod';
import { loginFields, registerFields } from '#contracts/auth-fields.ts';
import { newPassword } from '#web/ui/new-password-schema.ts';

export type AuthMode = 'login' | 'register';

/**
 * The schemas of the forms to sign in and to create an account. Both have the same fields, so that switching between
 * the forms keeps the input.
 */
export const authSchemas = {
  login: z.object({ ...loginFields, firstName: z.string(), lastName: z.string() }),
  register: z.object({ ...registerFields, password: newPassword }),
};

export type AuthValues = z.output<typeof authSchemas.register>;
