import { z } from 'zod';

/**
 * Returns the schema of a required text. `message` is the error message if the text is missing. Other rules, such as a
 * maximum length, keep their own messages.
 */
export const requiredText = (message: string) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? message : undefined) });
