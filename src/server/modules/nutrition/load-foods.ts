import { readFileSync } from 'node:fs';
import { parseEverydayFoods } from '#domain/nutrition/everyday-foods.ts';
import type { Food, FoodLanguage } from '#domain/nutrition/food.ts';
import { type FoodSearchIndex, indexFoods } from '#domain/nutrition/food-search-index.ts';
import { parseFoodTable } from '#domain/nutrition/food-table.ts';
import type { FoodNames } from '#domain/nutrition/name-forms.ts';
import type { SentenceFoods } from '#domain/nutrition/parse-sentence.ts';
import { indexTableNames } from '#domain/nutrition/table-names.ts';

const tables = ['fndds-2021-2023', 'fdc-sr-legacy', 'livsmedelsverket-2022-05-24', 'fineli-20'];

let loaded: SentenceFoods | undefined;
const indexes: Partial<Record<FoodLanguage, FoodSearchIndex>> = {};

/** Returns the food tables and the everyday names. Reads them from the folder `foods` on the first call. */
export function loadFoods(): SentenceFoods {
  loaded ??= readFoods();
  return loaded;
}

/** Returns the search index of a language. Builds it on the first call. */
export function loadFoodSearch(language: FoodLanguage): FoodSearchIndex {
  const { table, names } = loadFoods();
  indexes[language] ??= indexFoods(table.foods, names[language].everyday, language);
  return indexes[language];
}

function readFoods(): SentenceFoods {
  const table = parseFoodTable(
    tables.map((name) => readText(`tables/${name}.csv`)),
    readText('tables/portions.csv'),
  );
  let en: FoodNames | undefined;
  let sv: FoodNames | undefined;
  return {
    table,
    // Uses getters, so that the names of a language are read only when they are needed. Most callers need only one
    // language.
    names: {
      get en() {
        en ??= readNames('en', table.foods);
        return en;
      },
      get sv() {
        sv ??= readNames('sv', table.foods);
        return sv;
      },
    },
  };
}

const readNames = (language: FoodLanguage, foods: readonly Food[]): FoodNames => ({
  language,
  everyday: parseEverydayFoods(readText(`everyday/${language}.txt`)),
  table: indexTableNames(foods, language),
});

const readText = (path: string) =>
  readFileSync(new URL(`../../../../foods/${path}`, import.meta.url), 'utf8');
