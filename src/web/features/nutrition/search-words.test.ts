import { expect, test } from 'vitest';
import { splitAtSearch } from './search-words.ts';

test.each([
  ['egg', '', 'egg'],
  ['two eggs and a slice of rye br', 'two eggs', 'rye br'],
  ['två ägg och 2 dl havregr', 'två ägg', 'havregr'],
  ['kaffe med mjölk, 100g lax', 'kaffe med mjölk', 'lax'],
  ['candy', '', 'candy'],
  ['two eggs and ', 'two eggs', ''],
  ['ketchup', '', 'ketchup'],
])('%j searches after %j for %j', (sentence, before, query) => {
  expect(splitAtSearch(sentence)).toEqual({ before, query });
});
