import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);
const themes = ['light', 'dark'] as const;

/** Returns the relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((name) => luminance(tokens.get(name)?.[theme] ?? 'missing'))
    .toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'raised', 'sunken'];
const textPairs = [
  ...grounds.flatMap((ground) =>
    ['ink', 'muted', 'primary', 'attention', 'danger'].map((text) => [text, ground]),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-danger', 'danger'],
  ['ink', 'primary-soft'],
  ['ink', 'selected'],
  ['star', 'near-hill'],
  ...['primary', 'attention', 'danger'].map((tone) => [tone, `${tone}-soft`]),
] as [string, string][];

const areas = ['fitness', 'nutrition', 'sleep', 'mindfulness', 'mood', 'energy', 'stress', 'water', 'cycle'];
const drawnPairs = grounds
  .slice(0, 2)
  .flatMap((ground) => [...areas, 'control', 'focus'].map((drawn) => [drawn, ground] as [string, string]));

// The edges of the hills on the year page.
const hillPairs = ['sleep', 'fitness', 'stress', 'energy', 'mood', 'water'].map(
  (area) => [area, 'sky'] as [string, string],
);

describe.each(themes)('the %s theme', (theme) => {
  it.each(textPairs)('has enough contrast for text: %s on %s', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...drawnPairs, ...hillPairs])('has enough contrast for graphics: %s on %s', (drawn, ground) => {
    expect(contrast(drawn, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

it('has six font sizes and one radius', () => {
  expect(css.match(/--text-[a-z]+:/g)).toHaveLength(6);
  expect(css.match(/--radius-[a-z]+:/g)).toHaveLength(1);
});
