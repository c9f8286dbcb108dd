import type { MealRecord } from '#domain/devices/health-record.ts';
import { guessMealType, type MealType, mealTypes } from '#domain/nutrition/meals.ts';
import { toTimeOfDay } from '#domain/zoned-time.ts';
import { detachText } from './detach-text.ts';
import type { Sample } from './sample.ts';
import { type Conversion, toGrams, toKilocalories } from './units.ts';

type Nutrient = 'calories' | 'protein' | 'carbs' | 'fat';

/** The nutrients that the product stores, by their type in HealthKit. */
export const nutrientTypes: Record<string, { nutrient: Nutrient; convert: Conversion }> = {
  HKQuantityTypeIdentifierDietaryEnergyConsumed: { nutrient: 'calories', convert: toKilocalories },
  HKQuantityTypeIdentifierDietaryProtein: { nutrient: 'protein', convert: toGrams },
  HKQuantityTypeIdentifierDietaryCarbohydrates: { nutrient: 'carbs', convert: toGrams },
  HKQuantityTypeIdentifierDietaryFatTotal: { nutrient: 'fat', convert: toGrams },
};

interface Portion {
  nutrient: Nutrient;
  amount: number;
  /** The number of times that the record occurs at the top level. `nested` is the number inside of a `Correlation`. */
  topLevel: number;
  nested: number;
}

interface Meal {
  eatenAt: Date;
  zone: string;
  source: string;
  mealType: MealType;
  names: Set<string>;
  portions: Map<string, Portion>;
}

/**
 * Collects records of nutrients. The records of one source with the same time are one meal. Most exports repeat the
 * records of a `Correlation` at the top level, so a record that occurs in both places is counted once. Equal records in
 * the same place, such as two eggs, are counted separately.
 */
export class Meals {
  readonly #meals = new Map<string, Meal>();

  /**
   * Adds a record. `amount` is its value in the unit of the product. `isNested` means that the record is inside of a
   * `Correlation`.
   */
  add(sample: Sample, nutrient: Nutrient, amount: number, isNested: boolean): void {
    const { start, source, attributes, metadata } = sample;
    const key = `${start.getTime()} ${source}`;
    const meal = this.#meals.get(key) ?? toMeal(sample);
    this.#meals.set(key, meal);
    const name = metadata.get('HKFoodType')?.trim();
    if (name) meal.names.add(detachText(name));
    const same = detachText(`${nutrient} ${attributes.value} ${attributes.creationDate} ${name}`);
    const portion = meal.portions.get(same) ?? { nutrient, amount, topLevel: 0, nested: 0 };
    meal.portions.set(same, portion);
    portion[isNested ? 'nested' : 'topLevel'] += 1;
  }

  *records(): Iterable<MealRecord> {
    for (const { eatenAt, zone, source, mealType, names, portions } of this.#meals.values()) {
      const sums: Partial<Record<Nutrient, number>> = {};
      for (const { nutrient, amount, topLevel, nested } of portions.values()) {
        sums[nutrient] = (sums[nutrient] ?? 0) + amount * Math.max(topLevel, nested);
      }
      yield {
        kind: 'meal',
        externalId: `meal-${eatenAt.getTime() / 1000}-${source}`,
        zone,
        eatenAt,
        mealType,
        name: [...names].join(', ') || source,
        calories: round(sums.calories, 0),
        protein: round(sums.protein, 1),
        carbs: round(sums.carbs, 1),
        fat: round(sums.fat, 1),
      };
    }
  }
}

const toMeal = (first: Sample): Meal => ({
  eatenAt: first.start,
  zone: first.zone,
  source: first.source,
  mealType: mealTypeOf(first),
  names: new Set(),
  portions: new Map(),
});

const round = (value: number | undefined, digits: number) =>
  value === undefined ? null : Number(value.toFixed(digits));

/** Returns the type of meal that the app wrote. If there is none, returns the most likely type at the time of day. */
function mealTypeOf({ metadata, start, zone }: Sample): MealType {
  const written = [...metadata].find(([key]) => /meal$/i.test(key))?.[1].toLowerCase();
  return mealTypes.find((type) => written?.startsWith(type)) ?? guessMealType(toTimeOfDay(start, zone));
}
