/** What stands in the built documents for settings that only the running server knows. It puts the real ones there. */
export const placeholders = {
  appUrl: 'https://lagom.invalid',
  contactEmail: 'contact@lagom.invalid',
} as const;
