export type FoodLanguage = 'en' | 'sv';

/**
 * A food of a food table, or a person's own food. Energy is in kilocalories and nutrients are in grams, both per 100 g
 * of edible part. Null means unknown.
 */
export interface Food {
  /** The prefix of the food table and the number of the row, as in `fdc:173410`. Own foods have the prefix `own`. */
  id: string;
  names: { en: string | null; sv: string | null };
  kcal: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** Matches the code for "not further specified" in the names of a food table, such as `Butter, NFS`. */
const unspecified = /, NFS\b/g;

/**
 * Returns the name of a food in the language, without the code NFS. If the food has no such name, returns its name in
 * the other language. If it has no name at all, returns its id.
 */
export function foodName(food: Food, language: FoodLanguage): string {
  const name = food.names[language] ?? food.names.en ?? food.names.sv ?? food.id;
  return name.replace(unspecified, '');
}
