import { describe, expect, test } from 'vitest';
import { measurePhrases } from '#server/testing/measure-phrases.ts';

/** The smallest accepted share of correct phrases, by kind. docs/foods.md contains the measured shares. */
const bars = { explicit: 0.9, household: 0.75, 'not-food': 1 };

describe.each(['en', 'sv'] as const)('phrases in %s', (language) => {
  const phrases = measurePhrases(language);

  test('are at least 460', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(460);
  });

  describe.each([...new Set(phrases.map(({ file }) => file))])('in the file %s', (file) => {
    test.each(Object.entries(bars))('%s: at least %d are right', (kind, bar) => {
      const part = phrases.filter((phrase) => phrase.file === file && phrase.kind === kind);
      const wrong = part.filter((phrase) => !phrase.isRight).map(({ text }) => text);
      expect(part.length).toBeGreaterThanOrEqual(20);
      expect(wrong.length / part.length, wrong.join('\n')).toBeLessThanOrEqual(1 - bar);
    });
  });
});
