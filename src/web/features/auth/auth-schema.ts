import { z } from 'zod';
import { loginFields, registerFields } from '#contracts/auth-fields.ts';
import { newPassword } from '#web/ui/new-password-schema.ts';

export type AuthMode = 'login' | 'register';

/** Both schemas have the same fields, so that switching the mode keeps what was typed. */
export const authSchemas = {
  login: z.object({ ...loginFields, firstName: z.string(), lastName: z.string() }),
  register: z.object({ ...registerFields, password: newPassword }),
};

export type AuthValues = z.output<typeof authSchemas.register>;
