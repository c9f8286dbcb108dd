import { expect, test } from 'vitest';
import { memberPages } from '../src/server/http/member-pages.ts';
import { preloadedPages } from './find-preloads.ts';

test('the build writes a document for each page that the server has a document for', () => {
  expect(Object.keys(preloadedPages).toSorted()).toEqual([...new Set(Object.values(memberPages))].toSorted());
});
