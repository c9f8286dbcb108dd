import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { FoodLanguage } from '#domain/nutrition/food.ts';
import { parseSentence } from '#domain/nutrition/parse-sentence.ts';
import { loadFoods } from '#server/modules/nutrition/load-foods.ts';

export const phraseKinds = ['explicit', 'household', 'not-food'] as const;

/** A row of a CSV file in `foods/phrases`. */
interface Phrase {
  text: string;
  /**
   * How amounts are given: by weight or volume (`explicit`), or by household measures. `not-food` means that the text
   * names no food.
   */
  kind: (typeof phraseKinds)[number];
  half: 'development' | 'held-out';
  /** The reference energy in kcal. Empty for a text that names no food. */
  kcal: string;
}

/** A phrase with the energy that the parser finds in it. */
export interface MeasuredPhrase extends Omit<Phrase, 'kcal'> {
  /** The name of the file without its language, such as `phrases`. */
  file: string;
  /** The reference energy in kcal. Null for a text that names no food. */
  expected: number | null;
  /** The energy that the parser finds, in kcal. Null if the parser finds no food. */
  found: number | null;
  /**
   * Whether `found` is within 20% or within 5 kcal of `expected`. Also true if `found` and
   * `expected` are null.
   */
  isRight: boolean;
}

const folder = new URL('../../../foods/phrases/', import.meta.url);

/** Returns the phrases of all files of a language, each with the energy that the parser finds in it. */
export function measurePhrases(language: FoodLanguage): MeasuredPhrase[] {
  const ending = `-${language}.csv`;
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  return files.sort().flatMap((name) => {
    const phrases: Phrase[] = parse(readFileSync(new URL(name, folder)), { columns: true });
    return phrases.map((phrase) => measure(phrase, name.slice(0, -ending.length), language));
  });
}

function measure({ kcal, ...phrase }: Phrase, file: string, language: FoodLanguage): MeasuredPhrase {
  const expected = phrase.kind === 'not-food' ? null : Number(kcal);
  const parsed = parseSentence(phrase.text, language, loadFoods());
  const found = parsed.items.length === 0 ? null : (parsed.kcal ?? 0);
  return { ...phrase, file, expected, found, isRight: isClose(found, expected) };
}

function isClose(found: number | null, expected: number | null): boolean {
  if (found === null || expected === null) return found === expected;
  return Math.abs(found - expected) <= Math.max(0.2 * expected, 5);
}
