import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { User } from '#contracts/auth.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { errorTable } from '#contracts/errors.ts';
import { sessionPath } from '#contracts/session-path.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { RoutedApp } from '#web/app/routed-app.tsx';
import { createAppRouter } from '#web/app/router.tsx';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';
import { loadAllTranslations } from './load-all-translations.ts';
import { setUpPerson } from './set-up-person.ts';

export const testUser: User = {
  id: 7,
  firstName: 'Astrid',
  lastName: 'Lind',
  email: 'astrid@example.org',
  phoneNumber: null,
  profileImageUrl: null,
};

/**
 * Maps 'METHOD /api/path' (without the query string) to the response body, or to `{ fails: code }` for an error. The
 * value can also be a function that receives the request body and returns one of these, or a promise of it.
 */
type Answers = Record<string, unknown | ((body: unknown) => unknown)>;

interface Options {
  /** The signed-in user. Null for a signed-out visitor. */
  user?: User | null;
  answers?: Answers;
  /**
   * The browser history to use, for example to simulate a reload of the page. The default is a new
   * history that contains only the path.
   */
  history?: RouterHistory;
}

/**
 * Renders the app's router at a path. Replaces `fetch`, so that requests get the given answers. If `answers` has no
 * preferences, requests for the preferences get the default preferences.
 */
export async function renderRoute(path: string, { user = testUser, answers = {}, history }: Options = {}) {
  await loadAllTranslations();
  const signedIn = user ?? { fails: 'not_signed_in' };
  const preferences = { [`GET /api/user-preferences/${testUser.id}`]: { preferences: defaultPreferences } };
  vi.stubGlobal('fetch', createFetch({ [`GET ${sessionPath}`]: signedIn, ...preferences, ...answers }));
  const router = createAppRouter(history ?? createMemoryHistory({ initialEntries: [path] }));
  const view = render(
    <LanguageProvider>
      <RoutedApp router={router} queryClient={createQueryClient()} />
    </LanguageProvider>,
  );
  return { ...view, router, person: setUpPerson() };
}

function createFetch(answers: Answers) {
  return vi.fn(async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address.split('?')[0]}`;
    if (!(call in answers)) throw new Error(`The test has no answer for ${call}`);
    const response = answers[call];
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    const answer: unknown = typeof response === 'function' ? await response(body) : response;
    const failure = errorCodeOf(answer);
    if (!failure) return Response.json(answer);
    const { status, en } = errorTable[failure];
    return Response.json({ code: failure, message: en }, { status });
  });
}

function errorCodeOf(answer: unknown): ErrorCode | undefined {
  return typeof answer === 'object' && answer !== null && 'fails' in answer
    ? (answer.fails as ErrorCode)
    : undefined;
}
