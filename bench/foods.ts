import type { FoodLanguage } from '#domain/nutrition/food.ts';
import { searchFoods } from '#domain/nutrition/search-foods.ts';
import { loadFoodSearch } from '#server/modules/nutrition/load-foods.ts';
import { type MeasuredPhrase, measurePhrases, phraseKinds } from '#server/testing/measure-phrases.ts';

/**
 * npm run bench:foods prints how many of the phrases in foods/phrases the sentence parser reads
 * correctly, by file and kind. Also prints the time and the memory that the food search needs. The
 * option `--wrong` (after `--`) also lists the incorrect phrases.
 */

const languages: FoodLanguage[] = ['en', 'sv'];
const listsWrong = process.argv.includes('--wrong');
const atStart = usedMebibytes();
const phrases = { en: measurePhrases('en'), sv: measurePhrases('sv') };
for (const language of languages) printShares(language);
const indexes = { en: loadFoodSearch('en'), sv: loadFoodSearch('sv') };
console.log(`tables, names and indexes: ${(usedMebibytes() - atStart).toFixed(1)} MiB`);
for (const language of languages) measureSearch(language);

function printShares(language: FoodLanguage): void {
  for (const file of new Set(phrases[language].map((phrase) => phrase.file)))
    for (const kind of phraseKinds) {
      const part = phrases[language].filter((phrase) => phrase.file === file && phrase.kind === kind);
      const wrong = part.filter((phrase) => !phrase.isRight);
      const right = part.length - wrong.length;
      console.log(`${language}  ${file.padEnd(10)} ${kind.padEnd(10)} ${right} of ${part.length}`);
      if (listsWrong) for (const phrase of wrong) console.log(`    ${explain(phrase)}`);
    }
}

function explain({ text, expected, found }: MeasuredPhrase): string {
  return `${text}: ${found} kcal instead of ${expected}`;
}

/**
 * Measures searches for the phrases, for the first 3 and the first 8 characters of each phrase, and for its words.
 * Prints the 95th percentile of the time.
 */
function measureSearch(language: FoodLanguage): void {
  const queries = phrases[language].flatMap(({ text }) => [
    text.slice(0, 3),
    text.slice(0, 8),
    text,
    ...text.split(' '),
  ]);
  const times = queries.map((query) => {
    const started = performance.now();
    searchFoods(indexes[language], query, 20);
    return performance.now() - started;
  });
  times.sort((left, right) => left - right);
  const high = times[Math.floor(times.length * 0.95)] ?? 0;
  console.log(`${language}  search: ${high.toFixed(2)} ms at the 95th percentile of ${times.length} queries`);
}

/** Returns the used memory in MiB. Collects garbage first if Node runs with --expose-gc. */
function usedMebibytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
