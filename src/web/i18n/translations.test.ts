import { expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  );

const placeholders = (text: string) => (text.match(/\{\{.*?\}\}|<\/?\w+>/g) ?? []).toSorted();

const files = import.meta.glob<Tree>('./{en,sv}/*.ts', { eager: true });
const textsOf = (language: string): Tree =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, texts]) => (path.startsWith(`./${language}/`) ? [texts] : [])),
  );

const english = flatten(textsOf('en'));
const swedish = new Map(flatten(textsOf('sv')));

it('has the same keys in Swedish and English', () => {
  expect([...swedish.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
});

it('keeps the placeholders', () => {
  for (const [key, text] of english) {
    expect(placeholders(swedish.get(key) ?? ''), key).toEqual(placeholders(text));
  }
});

it('has no empty text and no dash between clauses', () => {
  for (const [key, text] of [...english, ...swedish]) {
    expect(text.trim(), key).not.toBe('');
    expect(text, key).not.toContain('—');
  }
});
