import { readFileSync } from 'node:fs';
import type { FoodLanguage } from '#domain/nutrition/food.ts';
import { parseSentence } from '#domain/nutrition/parse-sentence.ts';
import { loadFoods } from '#server/modules/nutrition/load-foods.ts';

export type PhraseKind = 'explicit' | 'household' | 'not-food';

/** A phrase from the folder foods/phrases, with the energy that the parser found in it. */
export interface MeasuredPhrase {
  text: string;
  kind: PhraseKind;
  half: 'development' | 'held-out';
  /** The correct energy in kcal. Null for a text without food. */
  expected: number | null;
  /** The energy in kcal that the parser found. Null if the parser found no food. */
  found: number | null;
  /** Whether `found` differs from `expected` by at most 20% or 5 kcal, or both are null. */
  isRight: boolean;
}

/** Returns the phrases of a language with what the parser finds in each of them. */
export function measurePhrases(language: FoodLanguage): MeasuredPhrase[] {
  const file = new URL(`../../../foods/phrases/phrases-${language}.csv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => measure(line, language));
}

function measure(line: string, language: FoodLanguage): MeasuredPhrase {
  const [, text = '', kind, half, kcal = ''] =
    line
      .match(/^(?:"((?:[^"]|"")*)"|[^,]*),([^,]*),([^,]*),[^,]*,(.*)$/)
      ?.map((cell, index) => (index === 1 ? (cell ?? line.slice(0, line.indexOf(','))) : cell)) ?? [];
  const expected = kcal === '' ? null : Number(kcal);
  const { kcal: energy, items } = parseSentence(text, language, loadFoods());
  const found = items.length === 0 ? null : (energy ?? 0);
  return {
    text,
    kind: kind as PhraseKind,
    half: half as MeasuredPhrase['half'],
    expected,
    found,
    isRight: isClose(found, expected),
  };
}

function isClose(found: number | null, expected: number | null): boolean {
  if (found === null || expected === null) return found === expected;
  return Math.abs(found - expected) <= Math.max(0.2 * expected, 5);
}
