import type { APIError } from 'better-auth/api';
import type { createBetterAuth } from './better-auth.ts';

export type BetterAuth = ReturnType<typeof createBetterAuth>;
export type LoadBetterAuth = () => Promise<BetterAuth>;

/**
 * Returns a function that creates the account library at its first call and returns the same one afterwards. The
 * library is not loaded at the start, because an idle server would keep it in memory.
 */
export function lazyBetterAuth(...settings: Parameters<typeof createBetterAuth>): LoadBetterAuth {
  let library: Promise<BetterAuth> | undefined;
  return () => {
    library ??= import('./better-auth.ts').then(({ createBetterAuth }) => createBetterAuth(...settings));
    return library;
  };
}

/** Returns whether the account library threw the error. Checks the name, because the class would load the library. */
export const isLibraryError = (error: unknown): error is APIError =>
  error instanceof Error && error.name === 'APIError';
