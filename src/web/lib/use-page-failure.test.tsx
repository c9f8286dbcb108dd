import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type PageQuery, usePageFailure } from './use-page-failure.ts';

const error = new Error('The server cannot be reached.');
const failed: PageQuery = { data: undefined, error, isLoading: false };
const retrying: PageQuery = { data: undefined, error: null, isLoading: true };
const loaded: PageQuery = { data: [], error: null, isLoading: false };
const notSent: PageQuery = { data: undefined, error: null, isLoading: false };

function watch(queries: PageQuery[]) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(usePageFailure, { initialProps: queries, wrapper });
}

it.each([
  ['a failed query', [failed, notSent], error],
  ['a failed query beside data', [failed, loaded], undefined],
  ['a failed query beside a first attempt', [failed, retrying], undefined],
  ['queries that are not sent', [notSent], undefined],
])('of %s', (_, queries, expected) => {
  expect(watch(queries).result.current?.error).toBe(expected);
});

it('lasts during another attempt, and ends with its last query', () => {
  const view = watch([failed]);
  view.rerender([retrying]);
  expect(view.result.current?.error).toBe(error);
  view.rerender([]);
  expect(view.result.current).toBeUndefined();
});
