import type { APIError } from 'better-auth/api';
import type { createBetterAuth } from './better-auth.ts';

export type BetterAuth = ReturnType<typeof createBetterAuth>;
export type LoadBetterAuth = () => Promise<BetterAuth>;

/**
 * Returns a function that creates the account library on its first call, and returns the same one afterwards. Not
 * created at the start, so that an idle server does not keep the library in memory.
 */
export function lazyBetterAuth(...settings: Parameters<typeof createBetterAuth>): LoadBetterAuth {
  let library: Promise<BetterAuth> | undefined;
  return () => {
    library ??= import('./better-auth.ts').then(({ createBetterAuth }) => createBetterAuth(...settings));
    return library;
  };
}

/**
 * Returns whether the error is from the account library. Checks the error's name, because importing its class would
 * load the library.
 */
export const isLibraryError = (error: unknown): error is APIError =>
  error instanceof Error && error.name === 'APIError';
