import { expect, test } from 'vitest';
import { isUnread, splitAtSearch } from './search-words.ts';

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

test.each([
  ['apple', [], false],
  ['Salm', ['salm'], true],
  ['salmo', ['salm'], true],
  ['sal', ['salm'], true],
  ['apple', ['grumpf'], false],
])('the name %j after the answer %j: unread is %j', (query, unknownWords, expected) => {
  expect(isUnread(query, { error: null, unknownWords })).toBe(expected);
});
