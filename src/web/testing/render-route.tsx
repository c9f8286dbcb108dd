import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { User } from '#contracts/auth.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { errorTable } from '#contracts/errors.ts';
import { sessionPath } from '#contracts/session-path.ts';
import { RoutedApp } from '#web/app/routed-app.tsx';
import { createAppRouter } from '#web/app/router.tsx';
import { loadTranslations } from '#web/i18n/language.ts';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';

export const testUser: User = {
  id: 7,
  firstName: 'Astrid',
  lastName: 'Lind',
  email: 'astrid@example.org',
  phoneNumber: null,
  profileImageUrl: null,
};

/** An answer for 'GET /api/…' (no query): a value, or `{ fails: code }`. A function gets the body that was sent and may take its time. */
type Answers = Record<string, unknown | ((body: unknown) => unknown)>;

interface Options {
  /** Who is signed in; null for a visitor. */
  user?: User | null;
  answers?: Answers;
}

/** Renders the real router at a path, with answers given at the network's edge. */
export async function renderRoute(path: string, { user = testUser, answers = {} }: Options = {}) {
  await loadTranslations('entry');
  await loadTranslations('app');
  const signedIn = user ?? { fails: 'not_signed_in' };
  vi.stubGlobal('fetch', createFetch({ [`GET ${sessionPath}`]: signedIn, ...answers }));
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const view = render(
    <LanguageProvider>
      <RoutedApp router={router} />
    </LanguageProvider>,
  );
  return { ...view, router, person: userEvent.setup() };
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
