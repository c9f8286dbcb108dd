import { expect, it } from 'vitest';
import { words as accountEnglish } from './account-english.ts';
import { words as accountSwedish } from './account-swedish.ts';
import { words as authEnglish } from './auth-english.ts';
import { words as authSwedish } from './auth-swedish.ts';
import { words as communityEnglish } from './community-english.ts';
import { words as communitySwedish } from './community-swedish.ts';
import { words as demoEnglish } from './demo-english.ts';
import { words as demoSwedish } from './demo-swedish.ts';
import { words as frontEnglish } from './front-english.ts';
import { words as frontSwedish } from './front-swedish.ts';
import { words as productEnglish } from './product-english.ts';
import { words as productSwedish } from './product-swedish.ts';

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  );

const placeholders = (text: string) => (text.match(/\{\{.*?\}\}|<\/?\w+>/g) ?? []).toSorted();

const english = flatten({
  ...frontEnglish,
  ...demoEnglish,
  ...productEnglish,
  ...authEnglish,
  ...accountEnglish,
  ...communityEnglish,
});
const swedish = new Map(
  flatten({
    ...frontSwedish,
    ...demoSwedish,
    ...productSwedish,
    ...authSwedish,
    ...accountSwedish,
    ...communitySwedish,
  } as Tree),
);

it('says everything in Swedish too, and nothing besides', () => {
  expect([...swedish.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
});

it('keeps the placeholders', () => {
  for (const [key, text] of english) {
    expect(placeholders(swedish.get(key) ?? ''), key).toEqual(placeholders(text));
  }
});

it('leaves no phrase empty and none with a dash between clauses', () => {
  for (const [key, text] of [...english, ...swedish]) {
    expect(text.trim(), key).not.toBe('');
    expect(text, key).not.toContain('—');
  }
});
