/** The path of `getUser`. A file of its own, so that the landing page does not load the schemas in `auth.ts`. */
export const sessionPath = '/api/auth/user';
