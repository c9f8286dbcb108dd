import { describe, expect, test } from 'vitest';
import { measurePhrases, type PhraseKind } from '#server/testing/measure-phrases.ts';

/** The smallest share of correct phrases of each kind. docs/foods.md contains the measured shares. */
const bars: Record<PhraseKind, number> = { explicit: 0.9, household: 0.75, 'not-food': 1 };

describe.each(['en', 'sv'] as const)('phrases in %s', (language) => {
  const phrases = measurePhrases(language);

  test('are at least 200', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(200);
  });

  test.each(Object.entries(bars))('%s: at least %d are right', (kind, bar) => {
    const part = phrases.filter((phrase) => phrase.kind === kind);
    const right = part.filter((phrase) => phrase.isRight).length;
    expect(part.length).toBeGreaterThanOrEqual(30);
    expect(right / part.length).toBeGreaterThanOrEqual(bar);
  });
});
