import { z } from 'zod';

/**
 * Returns the schema of a text whose absence has its own message. Other rules, such as a maximum length, keep theirs.
 */
export const requiredText = (message: string) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? message : undefined) });
