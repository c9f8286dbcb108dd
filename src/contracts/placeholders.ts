/**
 * Placeholders in the built HTML for settings that are known only when the server runs. The server replaces each
 * placeholder with the value of its setting.
 */
export const placeholders = {
  appUrl: 'https://lagom.invalid',
  contactEmail: 'contact@lagom.invalid',
} as const;
