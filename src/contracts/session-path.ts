/** The path of `getUser`. Separate from `auth.ts`, so that the landing page does not load the schemas. */
export const sessionPath = '/api/auth/user';
