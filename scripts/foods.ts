import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type FoodLanguage, foodName } from '#domain/nutrition/food.ts';
import { foodSource } from '#domain/nutrition/food-source.ts';
import { listPortions } from '#domain/nutrition/list-portions.ts';
import { parseSentence } from '#domain/nutrition/parse-sentence.ts';
import { searchFoods } from '#domain/nutrition/search-foods.ts';
import { loadFoodSearch, loadFoods } from '#server/modules/nutrition/load-foods.ts';

/**
 * `npm run foods -- parse --language en|sv < phrases.txt` prints the foods in each line of the input, as one JSON
 * object per line. Skips blank lines.
 * `npm run foods -- search --language en|sv TEXT` prints the ten foods whose names match TEXT best,
 * as one JSON object per line.
 * See docs/foods.md.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { language: { type: 'string', default: 'en' } },
  });
  const [command, ...query] = positionals;
  const language = readLanguage(values.language);
  if (command === 'parse') await parseLines(language);
  else if (command === 'search') search(query.join(' '), language);
  else throw new Error('Say what: parse --language en|sv < phrases.txt, or search --language en|sv TEXT.');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function readLanguage(language: string): FoodLanguage {
  if (language === 'en' || language === 'sv') return language;
  throw new Error('--language must be en or sv.');
}

async function parseLines(language: FoodLanguage): Promise<void> {
  const foods = loadFoods();
  for await (const text of createInterface({ input: process.stdin })) {
    if (text.trim() === '') continue;
    const { kcal, protein, carbs, fat, items } = parseSentence(text, language, foods);
    const shown = items.map((item) => ({
      food: item.food,
      id: item.id,
      grams: item.grams,
      kcal: item.kcal,
      source: item.source,
      assumed: item.assumed,
    }));
    process.stdout.write(`${JSON.stringify({ text, kcal, protein, carbs, fat, items: shown })}\n`);
  }
}

function search(query: string, language: FoodLanguage): void {
  for (const food of searchFoods(loadFoodSearch(language), query, 10)) {
    const shown = {
      food: foodName(food, language),
      id: food.id,
      kcal: food.kcal,
      source: foodSource(food).name,
      licence: foodSource(food).licence,
      portions: listPortions(food, language, loadFoods()),
    };
    process.stdout.write(`${JSON.stringify(shown)}\n`);
  }
}
