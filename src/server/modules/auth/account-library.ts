import type { APIError } from 'better-auth/api';
import type { createBetterAuth } from './better-auth.ts';

export type BetterAuth = ReturnType<typeof createBetterAuth>;
export type LoadBetterAuth = () => Promise<BetterAuth>;

/**
 * Returns a function that loads the account library (Better Auth) on its first call and returns the
 * loaded library on later calls. So the library is not in memory until somebody signs in.
 */
export function lazyBetterAuth(...settings: Parameters<typeof createBetterAuth>): LoadBetterAuth {
  let library: Promise<BetterAuth> | undefined;
  return () => {
    library ??= import('./better-auth.ts').then(({ createBetterAuth }) => createBetterAuth(...settings));
    return library;
  };
}

/**
 * Returns whether an error is from the account library. Checks the name of the error, because importing the class of
 * the error would load the library.
 */
export const isLibraryError = (error: unknown): error is APIError =>
  error instanceof Error && error.name === 'APIError';
