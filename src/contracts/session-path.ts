/**
 * The path of the endpoint `getUser`. It is not in `auth.ts`, so that the landing page does not load the schemas there.
 */
export const sessionPath = '/api/auth/user';
