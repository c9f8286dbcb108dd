import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { getUser, logout, type User } from '#contracts/auth.ts';
import { type PagePath, pages } from '#contracts/pages.ts';
import { CallError, clearResponseCache } from './call-api.ts';
import { setCurrentMemberId } from './current-member.ts';
import { deleteDrafts } from './drafts.ts';
import { endpointQuery } from './endpoint-query.ts';
import { deleteAnswers, deleteOtherAnswers } from './last-seen.ts';
import { lastVisitWasMember, rememberedMemberId, rememberVisit } from './last-visit.ts';
import { useWriteMutation } from './use-endpoint-mutation.ts';

const userQuery = endpointQuery(getUser);

/** The query of the signed-in user. Its data is null for a visitor. */
export const currentUserQuery = {
  ...userQuery,
  queryFn: async ({ client }: { client: QueryClient }): Promise<User | null> => {
    const user = await userQuery.queryFn().catch((error: unknown) => {
      if (error instanceof CallError && error.status === 401) return null;
      // If the browser is offline and a visitor used it last, shows the pages for visitors.
      if (!navigator.onLine && !lastVisitWasMember()) return null;
      throw error;
    });
    if (user) adoptUser(client, user);
    else forgetUser();
    return user;
  },
  retry: 3,
  retryDelay: (attempt: number) => Math.min(1_000 * 2 ** attempt, 30_000),
  staleTime: 0,
  refetchOnWindowFocus: true,
};

/**
 * The signed-in user, or null for a visitor. `SessionGate` provides the value from
 * `currentUserQuery`.
 */
export const SessionContext = createContext<User | null>(null);

/** Returns the signed-in user, or null for a visitor. */
export const useCurrentUser = (): User | null => use(SessionContext);

/** Returns the signed-in user. Throws an Error if nobody is signed in. */
export function useMember(): User {
  const user = use(SessionContext);
  if (!user) throw new Error('useMember is used on a page that is open to visitors');
  return user;
}

const beforeSignOutHooks = new Set<() => Promise<unknown>>();
const hooksTimeoutMs = 3_000;

/**
 * Registers work to do before signing out, such as sending finished meditations. Returns a function to unregister it.
 */
export function beforeSignOut(hook: () => Promise<unknown>): () => void {
  beforeSignOutHooks.add(hook);
  return () => beforeSignOutHooks.delete(hook);
}

/**
 * Runs the registered work, and waits at most three seconds for it. Signing out continues if the work fails or takes
 * longer.
 */
async function runBeforeSignOutHooks(): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, hooksTimeoutMs);
  await Promise.race([timeout, Promise.allSettled([...beforeSignOutHooks].map((hook) => hook()))]);
  clearTimeout(timer);
}

/**
 * Returns a mutation that ends the session, deletes the person's cached and stored responses and drafts in this
 * browser, and opens the start page. Unsent entries stay stored.
 */
export function useSignOut() {
  const clearAndRedirect = useClearAndRedirect();
  return useWriteMutation(
    async (write) => {
      await runBeforeSignOutHooks();
      return write(logout);
    },
    { changesSession: true, onSuccess: () => clearAndRedirect(pages.home) },
  );
}

/**
 * A channel that tells the browser's other tabs that the person has signed out. These tabs then delete their drafts.
 */
const signOutChannel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('lagom.sign-out') : undefined;
signOutChannel?.addEventListener('message', () => deleteDrafts());

/**
 * Returns a function that deletes the stored responses of the last member, all cached responses and all drafts, and
 * then loads a new page, so that nothing remains in memory.
 */
export function useClearAndRedirect() {
  const queryClient = useQueryClient();
  return async (to: PagePath) => {
    const memberId = rememberedMemberId();
    lastMemberId = undefined;
    queryClient.clear();
    clearResponseCache();
    deleteDrafts();
    signOutChannel?.postMessage(null);
    rememberVisit(undefined);
    if (memberId !== undefined) await deleteAnswers(memberId);
    window.location.assign(to);
  };
}

/** Returns a function that sets the signed-in user, and deletes the responses and drafts of other members. */
export function useStartSession() {
  const queryClient = useQueryClient();
  return async (user: User) => {
    await queryClient.cancelQueries();
    adoptUser(queryClient, user);
    queryClient.setQueryData(userQuery.queryKey, user);
  };
}

/**
 * Returns a function that deletes the data of all queries that no mounted component uses, and all responses that are
 * cached with their ETags. So a page that is opened later fetches new data.
 */
export function useClearUnmounted() {
  const queryClient = useQueryClient();
  return () => {
    clearResponseCache();
    queryClient.removeQueries({ type: 'inactive' });
  };
}

/** The id of the last member whose pages this document has shown. Undefined if there was none, or after signing out. */
let lastMemberId: number | undefined;

/** Returns whether this document has shown pages of a member who has not signed out since. */
export const hadSession = (): boolean => lastMemberId !== undefined;

/** Stores the id of the signed-in member, and deletes the responses and drafts of other members. */
export function adoptUser(queryClient: QueryClient, { id }: User): void {
  clearOtherMembers(queryClient, id);
  setCurrentMemberId(id);
  rememberVisit(id);
}

/** Removes the stored id of the signed-in member. */
function forgetUser(): void {
  setCurrentMemberId(undefined);
  rememberVisit(undefined);
}

/**
 * Deletes the stored responses, the cached responses and the drafts of other members. Another member may have signed in
 * with another tab.
 */
function clearOtherMembers(queryClient: QueryClient, memberId: number): void {
  deleteDrafts({ exceptOf: memberId });
  if (memberId === lastMemberId) return;
  lastMemberId = memberId;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== getUser.path });
  clearResponseCache();
  const previousId = rememberedMemberId();
  if (previousId !== undefined && previousId !== memberId) void deleteOtherAnswers(memberId);
}
