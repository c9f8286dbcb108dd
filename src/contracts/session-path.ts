/**
 * The path of the endpoint `getUser`. The path is not in `auth.ts`, so that the landing page can load it without the
 * schemas in that file.
 */
export const sessionPath = '/api/auth/user';
