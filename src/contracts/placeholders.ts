/**
 * Placeholders in the built HTML. The server replaces `appUrl` and `contactEmail` with the values of its settings when
 * it starts. It replaces `firstName` with the first name of the signed-in person for each request.
 */
export const placeholders = {
  appUrl: 'https://lagom.invalid',
  contactEmail: 'contact@lagom.invalid',
  firstName: '{first-name}',
} as const;
