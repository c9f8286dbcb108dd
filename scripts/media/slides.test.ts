import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toCaptions } from './captions.ts';
import { englishSlides } from './english-slides.ts';
import { scenes } from './scenes.ts';
import type { Slide } from './slide.ts';
import { swedishSlides } from './swedish-slides.ts';

const figures = readFileSync(join(import.meta.dirname, '../../docs/figures.md'), 'utf8');

const numbersOf = (slides: Slide[]) =>
  slides.flatMap(({ figure }) =>
    figure.kind === 'numbers' ? figure.numbers.map(({ number }) => number) : [],
  );

test('the slides state only numbers that docs/figures.md has', () => {
  const english = numbersOf(englishSlides);
  expect(english.length).toBe(4);
  for (const number of english) expect(figures).toMatch(new RegExp(`^\\| ${number} `, 'm'));
  expect(numbersOf(swedishSlides).map((number) => number.replace(',', '.'))).toEqual(english);
});

test('both decks have the same figures in the same order', () => {
  const kindsOf = (slides: Slide[]) => slides.map(({ figure }) => figure.kind);
  expect(kindsOf(swedishSlides)).toEqual(kindsOf(englishSlides));
});

test('the captions follow each other without a gap', () => {
  const times = [...toCaptions(scenes, 'en').matchAll(/^(\S+) --> (\S+)$/gm)];
  expect(times).toHaveLength(scenes.length);
  expect(times[0]?.[1]).toBe('00:00:00.000');
  for (const [index, [, from]] of times.entries()) if (index > 0) expect(from).toBe(times[index - 1]?.[2]);
});
