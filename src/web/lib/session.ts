import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { getUser, logout, type User } from '#contracts/auth.ts';
import { type PagePath, pages } from '#contracts/pages.ts';
import { CallError, callApi, clearResponseCache } from './call-api.ts';
import { deleteDrafts } from './drafts.ts';
import { rememberVisit } from './last-visit.ts';

/** Who is signed in, or null. Invalidate its key after a change of the profile or a sign-in. */
export const currentUserQuery = queryOptions({
  queryKey: [getUser.path],
  queryFn: async (): Promise<User | null> => {
    const user = await callApi(getUser).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 401) return null;
      throw error;
    });
    rememberVisit(user ? 'member' : 'visitor');
    return user;
  },
  retry: 3,
  retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
  staleTime: 0,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
});

/** Given by the app once it knows who is asking. */
export const SessionContext = createContext<User | null>(null);

/** The signed-in person, or null for a visitor. */
export const useCurrentUser = (): User | null => use(SessionContext);

/** The signed-in person, on pages behind the guard. */
export function useMember(): User {
  const user = use(SessionContext);
  if (!user) throw new Error('useMember is used on a page that is open to visitors');
  return user;
}

const beforeSignOutHooks = new Set<() => Promise<unknown>>();
const hooksTimeoutMs = 3_000;

/** Has something done while there still is a session, such as sending what waits; answers how to take that back. */
export function beforeSignOut(hook: () => Promise<unknown>): () => void {
  beforeSignOutHooks.add(hook);
  return () => beforeSignOutHooks.delete(hook);
}

/** What fails or takes longer is left as it is: nobody is kept from signing out. */
async function runBeforeSignOutHooks(): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, hooksTimeoutMs);
  await Promise.race([timeout, Promise.allSettled([...beforeSignOutHooks].map((hook) => hook()))]);
  clearTimeout(timer);
}

/** Ends the session and forgets all that was read in it. */
export function useSignOut() {
  const clearAndRedirect = useClearAndRedirect();
  return useMutation({
    mutationFn: async () => {
      await runBeforeSignOutHooks();
      return callApi(logout);
    },
    onSuccess: () => clearAndRedirect(pages.home),
  });
}

/** Tells the browser's other tabs that the person signed out, so that they delete their drafts. */
const signOutChannel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('lagom.sign-out') : undefined;
signOutChannel?.addEventListener('message', () => deleteDrafts());

/** Forgets all that was read and typed. The page it leads to is loaded anew, so memory is empty, too. */
export function useClearAndRedirect() {
  const queryClient = useQueryClient();
  return (to: PagePath) => {
    queryClient.clear();
    clearResponseCache();
    deleteDrafts();
    signOutChannel?.postMessage(null);
    rememberVisit('visitor');
    window.location.assign(to);
  };
}
