import { z } from 'zod';
import { passwordLength } from '#domain/password.ts';

const fillIn = 'Please fill in all fields';

/** Text without control characters. PostgreSQL does not store NUL, and a mail header cannot contain a line break. */
export const singleLine = z.string().regex(/^\P{Cc}*$/u, 'Control characters are not allowed.');
const emailInput = singleLine.trim().toLowerCase().min(1, fillIn).max(254);
export const email = emailInput.pipe(z.email('Please enter a valid email address.'));
export const name = singleLine.trim().min(1, fillIn).max(100);
/** A password as it is typed. Its rules are checked only when a new one is chosen. */
export const passwordInput = z.string().min(1, fillIn).max(passwordLength.max);
/**
 * A new password. Client and server check its rules with `findPasswordError`, and the response contains the code of the
 * broken rule.
 */
const newPassword = passwordInput;

/**
 * Schemas by field, shared by endpoints and forms. A file of its own, so that pages without a form do not load the
 * endpoint schemas in `auth.ts`.
 */
export const loginFields = { email: emailInput, password: passwordInput };
export const registerFields = { email, password: newPassword, firstName: name, lastName: name };
