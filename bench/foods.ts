import type { FoodLanguage } from '#domain/nutrition/food.ts';
import { searchFoods } from '#domain/nutrition/search-foods.ts';
import { loadFoodSearch } from '#server/modules/nutrition/load-foods.ts';
import { type MeasuredPhrase, measurePhrases } from '#server/testing/measure-phrases.ts';

/**
 * npm run bench:foods prints the share of the phrases in foods/phrases that the parser reads correctly. The option
 * `--wrong development` (after `--`) also lists the phrases of the development half that are read incorrectly.
 */

const atStart = usedMebibytes();
const wrong = process.argv[process.argv.indexOf('--wrong') + 1];

for (const language of ['en', 'sv'] satisfies FoodLanguage[]) {
  const phrases = measurePhrases(language);
  for (const kind of ['explicit', 'household', 'not-food'] as const)
    for (const half of ['development', 'held-out'] as const) {
      const part = phrases.filter((phrase) => phrase.kind === kind && phrase.half === half);
      console.log(`${language}  ${kind.padEnd(10)} ${half.padEnd(12)} ${share(part)}`);
      if (wrong === half)
        for (const phrase of part.filter((one) => !one.isRight)) console.log(`    ${explain(phrase)}`);
    }
}

function share(phrases: MeasuredPhrase[]): string {
  const right = phrases.filter((phrase) => phrase.isRight).length;
  return `${right} of ${phrases.length} (${((100 * right) / phrases.length).toFixed(1)}%)`;
}

function explain({ text, expected, found }: MeasuredPhrase): string {
  return `${text}: ${found} kcal instead of ${expected}`;
}

measureSearch();

/**
 * Measures searches for the phrases, for their first 3 and 8 characters, and for their words. Prints the 95th
 * percentile of the search time, and the memory of the index.
 */
function measureSearch(): void {
  const indexes = { en: loadFoodSearch('en'), sv: loadFoodSearch('sv') };
  console.log(`tables, names and indexes: ${(usedMebibytes() - atStart).toFixed(1)} MiB`);
  for (const language of ['en', 'sv'] as const) {
    const queries = measurePhrases(language).flatMap(({ text }) => [
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
    console.log(
      `${language}  search: ${times[Math.floor(times.length * 0.95)]?.toFixed(2)} ms at the 95th percentile`,
    );
  }
}

/** Returns the used memory in MiB. Collects garbage first if Node runs with --expose-gc. */
function usedMebibytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
