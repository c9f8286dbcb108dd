import { type FoundFood, maxItems, type ParsedItem } from '#contracts/foods.ts';
import { type Food, type FoodLanguage, foodName } from '#domain/nutrition/food.ts';
import { foodSource } from '#domain/nutrition/food-source.ts';
import { listPortions } from '#domain/nutrition/list-portions.ts';
import { parseSentence, type SentenceFoods } from '#domain/nutrition/parse-sentence.ts';
import { createFindAlias, findAlternatives, searchFoods } from '#domain/nutrition/search-foods.ts';
import { loadFoodSearch, loadFoods } from './load-foods.ts';
import { type OwnName, withOwnFoods } from './own-names.ts';

/** A food of the food tables, with its values per 100 g. */
export interface TableFood {
  foodId: string;
  name: string;
  source: string;
  licence: string | null;
  per100: Pick<Food, 'kcal' | 'protein' | 'carbs' | 'fat'>;
  portions: { label: string; grams: number }[];
}

/** A food that an AI service has named. `grams` is null if the service gave no weight. */
export interface NamedAmount {
  name: string;
  grams: number | null;
}

/** The inputs and results of the requests about foods, by kind. `askFoods` sends them to a worker thread. */
export interface FoodRequests {
  search: { input: SearchInput; result: (TableFood & Pick<FoundFood, 'alias'>)[] };
  find: { input: { ids: string[]; language: FoodLanguage }; result: TableFood[] };
  parse: {
    input: { text: string; language: FoodLanguage; own: OwnName[] };
    result: { items: ParsedItem[]; notUnderstood: string[]; leftOut: string[] };
  };
  identify: {
    input: { foods: NamedAmount[]; language: FoodLanguage; own: OwnName[] };
    result: ParsedItem[];
  };
}

interface SearchInput {
  query: string;
  language: FoodLanguage;
  limit: number;
  /** The ids of foods to list first if they match the query. */
  preferred: string[];
}

type Handlers = {
  [Kind in keyof FoodRequests]: (input: FoodRequests[Kind]['input']) => FoodRequests[Kind]['result'];
};

/** Handles each kind of request. The first request loads the food tables. */
export const handleFoodRequest: Handlers = {
  search: ({ query, language, limit, preferred }) => {
    const index = loadFoodSearch(language);
    const findAlias = createFindAlias(index, query);
    return searchFoods(index, query, limit, new Set(preferred)).map((food) => ({
      ...toTableFood(food, language, loadFoods()),
      alias: findAlias(food),
    }));
  },

  /** Returns the foods with the given ids. Leaves out ids of foods that do not exist. */
  find: ({ ids, language }) => {
    const foods = loadFoods();
    return ids.flatMap((id) => {
      const food = foods.table.find(id);
      return food ? [toTableFood(food, language, foods)] : [];
    });
  },

  parse: ({ text, language, own }) => {
    const foods = withOwnFoods(loadFoods(), own, language);
    const { items, unknown } = parseSentence(text, language, foods);
    return {
      items: items.slice(0, maxItems).map(itemConverter(language, foods)),
      notUnderstood: unknown,
      leftOut: [...new Set(items.slice(maxItems).map(({ said }) => said))],
    };
  },

  /**
   * Returns the foods that are contained in given names, such as `chicken, rice`, with their values. Each name has a
   * weight or null. A name that is not found becomes a food without values.
   */
  identify: ({ foods: named, language, own }) => {
    const foods = withOwnFoods(loadFoods(), own, language);
    const toParsedItem = itemConverter(language, foods);
    const items = named.flatMap(({ name, grams }) => {
      const found = parseNamedFood(name, grams, language, foods);
      return found.length > 0 ? found.map(toParsedItem) : [searchByName(name, grams, language, foods)];
    });
    return items.slice(0, maxItems);
  },
};

type SentenceItem = ReturnType<typeof parseSentence>['items'][number];

/**
 * Returns the foods in a name, such as `chicken, rice`. A given weight in grams is the weight of all these foods
 * together. Each food gets a part of this weight in proportion to its usual portion.
 */
function parseNamedFood(
  name: string,
  grams: number | null,
  language: FoodLanguage,
  foods: SentenceFoods,
): SentenceItem[] {
  if (grams === null) return parseSentence(name, language, foods).items;
  const { items } = parseSentence(`${Math.round(grams)} g ${name}`, language, foods);
  const isTogether = items.length === 1 || Math.abs(weightOf(items) - grams) < items.length;
  if (isTogether) return items;
  const usual = parseSentence(name, language, foods).items;
  return scaleItems(usual.length > 0 ? usual : items, grams);
}

const weightOf = (items: readonly SentenceItem[]) => items.reduce((total, item) => total + item.grams, 0);

/**
 * Returns the items with weights that add up to `grams`. Drops the parser's notes on what it assumed, because they
 * describe the weights before scaling.
 */
function scaleItems(items: readonly SentenceItem[], grams: number): SentenceItem[] {
  const factor = grams / weightOf(items);
  const scaled = (value: number | null, digits: number) =>
    value === null ? null : Number((value * factor).toFixed(digits));
  return items.map((item) => ({
    ...item,
    grams: Number((item.grams * factor).toFixed(1)),
    kcal: scaled(item.kcal, 0),
    protein: scaled(item.protein, 1),
    carbs: scaled(item.carbs, 1),
    fat: scaled(item.fat, 1),
    assumed: [],
  }));
}

/**
 * Returns a function that converts the items of one request. That function looks up the alternatives and portions of
 * each food once, because a sentence can repeat a food.
 */
function itemConverter(language: FoodLanguage, foods: SentenceFoods): (item: SentenceItem) => ParsedItem {
  const known = new Map<string, Choices>();
  return (item) => {
    const key = `${item.id}|${item.said}`;
    const choices = known.get(key) ?? findChoices(item, language, foods);
    known.set(key, choices);
    return toParsedItem(item, choices);
  };
}

type Choices = Pick<ParsedItem, 'alternatives' | 'portions'>;

function findChoices(item: SentenceItem, language: FoodLanguage, foods: SentenceFoods): Choices {
  const row = foods.table.find(item.id);
  const alternatives = findAlternatives(loadFoodSearch(language), item);
  return {
    alternatives: alternatives.map((food) => toAlternative(food, language)),
    portions: row ? listPortions(row, language, foods) : [],
  };
}

function toParsedItem(item: SentenceItem, { alternatives, portions }: Choices): ParsedItem {
  return {
    food: item.food,
    foodId: item.id,
    grams: item.grams,
    kcal: item.kcal,
    protein: item.protein,
    carbs: item.carbs,
    fat: item.fat,
    source: item.source,
    assumed: item.assumed,
    isCounted: item.isCounted,
    alternatives,
    portions,
  };
}

const maxAlternatives = 5;

/** The weight, in grams, that `searchByName` assumes if none is given. */
const assumedGrams = 100;

function searchByName(
  name: string,
  given: number | null,
  language: FoodLanguage,
  foods: SentenceFoods,
): ParsedItem {
  const grams = given ?? assumedGrams;
  const [best, ...others] = searchFoods(loadFoodSearch(language), name, maxAlternatives + 1);
  const of = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.round(value * grams) / 100;
  return {
    food: best ? foodName(best, language) : name,
    foodId: best?.id ?? null,
    grams,
    kcal: of(best?.kcal),
    protein: of(best?.protein),
    carbs: of(best?.carbs),
    fat: of(best?.fat),
    source: best ? foodSource(best).name : 'self',
    assumed: [],
    isCounted: false,
    alternatives: others.map((food) => toAlternative(food, language)),
    portions: best ? listPortions(best, language, foods) : [],
  };
}

function toTableFood(food: Food, language: FoodLanguage, foods: SentenceFoods): TableFood {
  const { name, licence } = foodSource(food);
  return {
    foodId: food.id,
    name: foodName(food, language),
    source: name,
    licence,
    per100: per100Of(food),
    portions: listPortions(food, language, foods),
  };
}

const toAlternative = (food: Food, language: FoodLanguage) => ({
  food: foodName(food, language),
  foodId: food.id,
  kcalPer100: food.kcal,
  per100: per100Of(food),
  source: foodSource(food).name,
});

const per100Of = ({ kcal, protein, carbs, fat }: Food) => ({ kcal, protein, carbs, fat });
