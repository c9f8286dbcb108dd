import { z } from 'zod';
import { isVisible } from '#domain/clean-text.ts';
import { passwordLength } from '#domain/password.ts';
import { requiredText } from './required-text.ts';

const fillIn = 'Please fill in all fields';

/**
 * Rejects control characters, which include NUL and line breaks. PostgreSQL cannot store NUL. A line break would let a
 * value add headers to an email.
 */
const withoutControls = (text: z.ZodString) =>
  text.regex(/^\P{Cc}*$/u, 'Control characters are not allowed.');
export const singleLine = withoutControls(z.string());
const filledLine = withoutControls(requiredText(fillIn));
const emailInput = filledLine.trim().toLowerCase().min(1, fillIn).max(254);
export const email = emailInput.pipe(z.email('Please enter a valid email address.'));
/** A first or last name. A name of invisible characters only, such as zero-width spaces, is no name. */
export const name = filledLine
  .trim()
  .min(1, { error: fillIn, abort: true })
  .max(100)
  .refine(isVisible, fillIn);
/**
 * A password as the person typed it. Only new passwords must follow the rules for passwords, so this schema does not
 * check the rules.
 */
export const passwordInput = requiredText(fillIn).min(1, fillIn).max(passwordLength.max);
/**
 * A new password. The schema does not check the rules for passwords. Client and server check them with
 * `findPasswordError`, and the server responds with the error code of the broken rule.
 */
const newPassword = passwordInput;

/**
 * The schemas of form fields, which endpoints and forms share. They are not in `auth.ts`, so that a page with a form
 * does not load the endpoint definitions in that file.
 */
export const loginFields = { email: emailInput, password: passwordInput };
export const registerFields = { email, password: newPassword, firstName: name, lastName: name };
