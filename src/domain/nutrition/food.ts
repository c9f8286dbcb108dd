export type FoodLanguage = 'en' | 'sv';

/** The published table that a food is from. foods/README.md describes their licences. */
type FoodSource = 'fdc' | 'fndds' | 'livsmedelsverket' | 'fineli';

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

/** The names of the tables in the form that their publishers require. */
const sourceNames: Record<FoodSource, string> = {
  fdc: 'USDA FoodData Central, SR Legacy',
  fndds: 'USDA FNDDS 2021-2023',
  livsmedelsverket: 'Livsmedelsverkets livsmedelsdatabas, version 2022-05-24',
  fineli: 'Finnish Institute for Health and Welfare, Fineli',
};

/** Returns the name of the table that an id such as `fdc:169736` belongs to. */
export function sourceName(id: string): string {
  return sourceNames[id.slice(0, id.indexOf(':')) as FoodSource];
}

/** Returns the name of a food in the language, or in the other language if the table has no name in this one. */
export function foodName(food: Food, language: FoodLanguage): string {
  return food.names[language] ?? food.names.en ?? food.names.sv ?? food.id;
}
