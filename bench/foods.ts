import type { FoodLanguage } from '#domain/nutrition/food.ts';
import { type MeasuredPhrase, measurePhrases } from '#server/testing/measure-phrases.ts';

/**
 * npm run bench:foods: prints the share of the phrases in foods/phrases that the parser reads correctly. With `--
 * --wrong development`, also lists the incorrect ones of that half.
 */
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
