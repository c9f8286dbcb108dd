/** Placeholders in the built HTML for settings that only the running server knows. The server replaces them. */
export const placeholders = {
  appUrl: 'https://lagom.invalid',
  contactEmail: 'contact@lagom.invalid',
} as const;
