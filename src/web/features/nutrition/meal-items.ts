import { type FoundFood, maxGrams, type ParsedItem, type MealItem as SavedItem } from '#contracts/foods.ts';
import { foodBounds, type Nutrients, roundToOneDecimal } from '#domain/nutrition/meals.ts';

/** A food in the form. */
export interface FormItem {
  key: string;
  /** The food, its weight when it was read or chosen, and its nutrients at that weight. */
  base: ParsedItem;
  /** The weight in grams that the person sees and saves. */
  grams: number;
  /**
   * `read` items come from the sentence and follow its changes. `photo` items come from a photo, and another photo
   * replaces them. `added` items stay until the person removes them.
   */
  origin: 'read' | 'photo' | 'added';
  /**
   * Whether the person removed the food. A removed food stays in the list, so that reading the sentence again does not
   * restore it.
   */
  isRemoved: boolean;
  /**
   * Whether the person has set the weight or chosen another food. If not, the form shows what was assumed about the
   * food's amount.
   */
  isWeightSet: boolean;
}

/** Bounds of the weight of a food in a meal, in grams. */
export const itemGrams = { min: 1, max: maxGrams } as const;

const newItem = (base: ParsedItem, key: string, origin: FormItem['origin']): FormItem => ({
  key,
  base,
  grams: base.grams,
  origin,
  isRemoved: false,
  isWeightSet: false,
});

/**
 * Returns the items after the server has read a changed sentence. An item that has the same food and weight as before
 * keeps the person's changes. Foods that do not come from the sentence stay at the end of the list.
 */
export function mergeRead(previous: readonly FormItem[], read: readonly ParsedItem[]): FormItem[] {
  const counts = new Map<string, number>();
  const items = read.map((base) => {
    const name = `${base.foodId ?? base.food}|${base.grams}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const key = `${name}|${count}`;
    return previous.find((item) => item.key === key) ?? newItem(base, key, 'read');
  });
  return [...items, ...previous.filter(({ origin }) => origin !== 'read')];
}

/**
 * Returns the items with a new food added at the end. The food comes from a photo, or the person chose or scanned it.
 */
export function addItem(
  items: readonly FormItem[],
  base: ParsedItem,
  origin: 'photo' | 'added' = 'added',
): FormItem[] {
  const numbers = items.map(({ key }) => Number(/^added\|(\d+)$/.exec(key)?.[1] ?? 0));
  return [...items, newItem(base, `added|${Math.max(0, ...numbers) + 1}`, origin)];
}

/** Returns the items with the foods of a photo added, and with the foods of the previous photo removed. */
export const addPhotoItems = (items: readonly FormItem[], found: readonly ParsedItem[]): FormItem[] =>
  found.reduce<FormItem[]>(
    (list, base) => addItem(list, base, 'photo'),
    items.filter(({ origin }) => origin !== 'photo'),
  );

export const visibleItems = (items: readonly FormItem[]): FormItem[] =>
  items.filter(({ isRemoved }) => !isRemoved);

/** Returns the nutrients of an item at its current weight, unrounded. */
export function itemNutrients({ base, grams }: FormItem): Nutrients {
  const { kcal: calories, ...macros } = scale(base, grams / base.grams);
  return { calories, ...macros };
}

/**
 * Returns the sum of the known nutrients of the visible items: whole kilocalories, and grams with one decimal. A
 * nutrient is null if it is unknown for all items.
 */
export function totalNutrients(items: readonly FormItem[]): Nutrients {
  const all = visibleItems(items).map(itemNutrients);
  const sum = (name: keyof Nutrients) => {
    const known = all.map((nutrients) => nutrients[name]).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
  };
  const grams = (name: keyof Nutrients) => {
    const total = sum(name);
    return total === null ? null : roundToOneDecimal(total);
  };
  const calories = sum('calories');
  return {
    calories: calories === null ? null : Math.round(calories),
    protein: grams('protein'),
    carbs: grams('carbs'),
    fat: grams('fat'),
  };
}

/**
 * Returns the next higher (1) or lower (-1) weight of the stepper, in grams. The weights are multiples of 5 g up to 50
 * g, of 10 g up to 250 g, and of 50 g above.
 */
export function stepGrams(grams: number, direction: 1 | -1): number {
  const isBelow = (limit: number) => (direction === 1 ? grams < limit : grams <= limit);
  const step = isBelow(50) ? 5 : isBelow(250) ? 10 : 50;
  const next = direction === 1 ? Math.floor(grams / step + 1) * step : Math.ceil(grams / step - 1) * step;
  return Math.min(itemGrams.max, Math.max(itemGrams.min, next));
}

/**
 * Returns the name of a meal, which joins up to three parts with commas. The first part is `givenName`, the name of a
 * saved meal or of the meal in a photo. The second part is the sentence, if foods were read from it. If the person
 * removed a food of the sentence, the names of its remaining foods replace the sentence. The third part is the names of
 * all other foods. It is left out if `givenName` is set. Shortens a name that is too long to save.
 */
export function mealName(sentence: string, items: readonly FormItem[], givenName = ''): string {
  const read = items.filter(({ origin }) => origin === 'read');
  const isWhole = read.length > 0 && read.every(({ isRemoved }) => !isRemoved);
  const namesOf = (isRead: boolean) =>
    visibleItems(items).flatMap(({ origin, base }) => ((origin === 'read') === isRead ? [base.food] : []));
  const parts = [
    ...(givenName ? [givenName] : []),
    ...(isWhole ? [sentence.trim()] : namesOf(true)),
    ...(givenName ? [] : namesOf(false)),
  ];
  const name = parts.join(', ');
  return name.length <= foodBounds.name.max ? name : `${name.slice(0, foodBounds.name.max - 1).trimEnd()}…`;
}

/**
 * Converts a food from a search to an item with the weight of its first portion, or of 100 g if it has no portions.
 * Returns null if the food's values per 100 g are unknown.
 */
export function toItem({ foodId, name, source, per100, portions }: FoundFood): ParsedItem | null {
  if (!per100) return null;
  const grams = portions[0]?.grams ?? 100;
  return {
    ...scale(per100, grams / 100),
    food: name,
    foodId,
    grams,
    source,
    assumed: [],
    isCounted: false,
    alternatives: [],
    portions,
  };
}

/**
 * Returns an item with its food replaced by the alternative with this id. Keeps the weight. The old food becomes an
 * alternative, unless its `foodId` is null. If the item has no alternative with this id, returns the item unchanged.
 */
export function chooseAlternative(item: FormItem, foodId: string): FormItem {
  const { base, grams } = item;
  const chosen = base.alternatives.find((alternative) => alternative.foodId === foodId);
  if (!chosen) return item;
  const per100 = scale(base, 100 / base.grams);
  const old = base.foodId && {
    food: base.food,
    foodId: base.foodId,
    kcalPer100: per100.kcal,
    per100,
    source: base.source,
  };
  return {
    ...item,
    isWeightSet: true,
    base: {
      ...scale(chosen.per100, grams / 100),
      food: chosen.food,
      foodId,
      grams,
      source: chosen.source,
      assumed: base.assumed,
      isCounted: base.isCounted,
      portions: base.portions,
      alternatives: [
        ...(old ? [old] : []),
        ...base.alternatives.filter((alternative) => alternative !== chosen),
      ],
    },
  };
}

/** Returns the visible items in the format in which they are saved. */
export const toSavedItems = (items: readonly FormItem[]): SavedItem[] =>
  visibleItems(items).map((item) => {
    const { calories, protein, carbs, fat } = itemNutrients(item);
    const { food, foodId, source } = item.base;
    return { food, foodId, grams: item.grams, kcal: calories, protein, carbs, fat, source };
  });

/** Converts the saved items of a meal to items of the form. */
export const fromSavedItems = (items: readonly SavedItem[]): FormItem[] =>
  items.reduce<FormItem[]>(
    (list, saved) =>
      addItem(list, { ...saved, assumed: [], isCounted: false, alternatives: [], portions: [] }),
    [],
  );

type Values = NonNullable<FoundFood['per100']>;

function scale({ kcal, protein, carbs, fat }: Values, factor: number): Values {
  const times = (value: number | null) => (value === null ? null : value * factor);
  return { kcal: times(kcal), protein: times(protein), carbs: times(carbs), fat: times(fat) };
}
