import { passwordInput } from '#contracts/auth-fields.ts';
import { findPasswordError } from '#domain/password.ts';

/** Validates a new password. The message of an error is the code of the password rule that is broken. */
export const newPassword = passwordInput.superRefine((password, context) => {
  const message = findPasswordError(password);
  if (message) context.addIssue({ code: 'custom', message });
});
