import type { APIError } from 'better-auth/api';
import type { createBetterAuth } from './better-auth.ts';

export type BetterAuth = ReturnType<typeof createBetterAuth>;
export type LoadBetterAuth = () => Promise<BetterAuth>;

/**
 * Returns a function that loads the account library (Better Auth) on its first call, and returns the same instance
 * afterwards. An idle server therefore does not keep the library in memory.
 */
export function lazyBetterAuth(...settings: Parameters<typeof createBetterAuth>): LoadBetterAuth {
  let library: Promise<BetterAuth> | undefined;
  return () => {
    library ??= import('./better-auth.ts').then(({ createBetterAuth }) => createBetterAuth(...settings));
    return library;
  };
}

/**
 * Returns whether an error is from the account library. Checks the name of the error, because importing its class would
 * load the library.
 */
export const isLibraryError = (error: unknown): error is APIError =>
  error instanceof Error && error.name === 'APIError';
