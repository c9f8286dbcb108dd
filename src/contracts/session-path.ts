/** Where the browser asks who is signed in. Apart from `auth.ts`, so that the front door need not load the schemas. */
export const sessionPath = '/api/auth/user';
