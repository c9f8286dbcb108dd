import { passwordInput } from '#contracts/auth-fields.ts';
import { findPasswordError } from '#domain/password.ts';

/** A password that a person chooses. The message of a refused one is the code of the rule that it breaks. */
export const newPassword = passwordInput.superRefine((password, context) => {
  const message = findPasswordError(password);
  if (message) context.addIssue({ code: 'custom', message });
});
