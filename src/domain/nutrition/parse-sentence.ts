import { findMentions } from './find-mentions.ts';
import type { FoodLanguage } from './food.ts';
import type { FoodTable } from './food-table.ts';
import { readChips } from './homonyms.ts';
import { replaceIdioms } from './idioms.ts';
import type { FoodNames } from './name-forms.ts';
import { questionStarters, recipeWords } from './non-food-words.ts';
import { readParts } from './read-parts.ts';
import { type SentenceItem, toItems } from './sentence-items.ts';
import { sentencesAboutFood } from './split-sentences.ts';
import { tokenize } from './tokenize.ts';

/**
 * What a person ate according to a text. The totals are the sums of the items with a known value. A total is null if
 * the value is unknown for all items.
 */
export interface ParsedSentence {
  kcal: number | null;
  /** Protein in grams. */
  protein: number | null;
  /** Carbohydrates in grams. */
  carbs: number | null;
  /** Fat in grams. */
  fat: number | null;
  items: SentenceItem[];
  /** The words that were not understood. */
  unknown: string[];
}

/** The data that parsing a sentence needs. */
export interface SentenceFoods {
  table: FoodTable;
  names: Record<FoodLanguage, FoodNames>;
}

/** The largest accepted weight of an item, in grams. Heavier items are left out. */
export const maxItemGrams = 5000;

const maxItems = 100;

/**
 * Returns the foods that were eaten according to a text, with their weights in grams and their nutrients. Ignores all
 * characters after the first 10,000. Returns no items for a text that names no food, is a plan, asks a question or
 * gives an instruction. Never throws.
 */
export function parseSentence(text: string, language: FoodLanguage, foods: SentenceFoods): ParsedSentence {
  const tokens = tokenize(replaceIdioms(text, language), language);
  const [first = ''] = tokens;
  const isMeal = !questionStarters.has(first) && !recipeWords.has(first);
  const parts = isMeal ? readParts(tokens, { ...foods.names[language], corrections: new Map() }) : [];
  const unknown = parts.flatMap((part) => (part.kind === 'unknown' ? [part.word] : []));
  const items = sentencesAboutFood(parts)
    .flatMap((sentence) => readChips(findMentions(sentence), foods.names[language]))
    .flatMap((mention) => toItems(mention, language, foods.table))
    .filter(({ grams }) => grams > 0 && grams <= maxItemGrams)
    .slice(0, maxItems);
  return { ...totalsOf(items), items, unknown };
}

function totalsOf(items: SentenceItem[]): Omit<ParsedSentence, 'items' | 'unknown'> {
  return {
    kcal: sum(items, 'kcal', 0),
    protein: sum(items, 'protein', 1),
    carbs: sum(items, 'carbs', 1),
    fat: sum(items, 'fat', 1),
  };
}

function sum(
  items: SentenceItem[],
  nutrient: 'kcal' | 'protein' | 'carbs' | 'fat',
  digits: number,
): number | null {
  const known = items.map((item) => item[nutrient]).filter((value) => value !== null);
  if (known.length === 0) return null;
  return Number(known.reduce((left, right) => left + right, 0).toFixed(digits));
}
