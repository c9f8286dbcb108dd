export type FoodLanguage = 'en' | 'sv';

/** A row of a food table. Values are per 100 g of edible part. Null means unknown. */
export interface Food {
  /** The id of the row, `source:number`. */
  id: string;
  names: { en: string | null; sv: string | null };
  kcal: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** Returns the name of a food in the language, or in the other language if the table has no name in this one. */
export function foodName(food: Food, language: FoodLanguage): string {
  return food.names[language] ?? food.names.en ?? food.names.sv ?? food.id;
}
