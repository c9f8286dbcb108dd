import type { Food, FoodLanguage } from './food.ts';

/** A published food table, with its licence and attribution. */
export interface FoodSource {
  /** The name of the table. The API identifies the table by this name. */
  name: string;
  licence: string;
  /** The text that the publisher requires where values of the table are shown. */
  attribution: string;
}

const sources: Record<string, FoodSource> = {
  fdc: {
    name: 'USDA FoodData Central, SR Legacy',
    licence: 'CC0 1.0',
    attribution: 'U.S. Department of Agriculture, Agricultural Research Service. FoodData Central',
  },
  fndds: {
    name: 'USDA FNDDS 2021-2023',
    licence: 'CC0 1.0',
    attribution: 'U.S. Department of Agriculture, Agricultural Research Service. FNDDS 2021-2023',
  },
  livsmedelsverket: {
    name: 'Livsmedelsverkets livsmedelsdatabas, version 2022-05-24',
    licence: 'CC BY 4.0',
    attribution: 'Källa: Livsmedelsverkets livsmedelsdatabas, version 2022-05-24',
  },
  fineli: {
    name: 'Finnish Institute for Health and Welfare, Fineli',
    licence: 'CC BY 4.0',
    attribution: 'Finnish Institute for Health and Welfare, Fineli',
  },
};

/**
 * The translated names of tables, by the name of the table. Tables without an entry have the same name in both
 * languages.
 */
const translatedNames: Record<string, Partial<Record<FoodLanguage, string>>> = {
  'Livsmedelsverkets livsmedelsdatabas, version 2022-05-24': {
    en: 'Swedish Food Agency food database, version 2022-05-24',
  },
  'Finnish Institute for Health and Welfare, Fineli': { sv: 'Institutet för hälsa och välfärd, Fineli' },
};

/** Returns the name of a table in the language, or `name` itself if the table has no translated name. */
export const foodSourceName = (name: string, language: FoodLanguage): string =>
  translatedNames[name]?.[language] ?? name;

/** All published food tables. */
export const foodSources: readonly FoodSource[] = Object.values(sources);

/** The source of foods that a person has entered. */
const ownSource: FoodSource = { name: 'own', licence: '', attribution: '' };

/**
 * Returns the table of a food with its licence. For a person's own food, the name is `own` and the other texts are
 * empty. Throws an Error if the prefix of the food's id belongs to no table.
 */
export function foodSource({ id }: Pick<Food, 'id'>): FoodSource {
  if (id.startsWith('own:')) return ownSource;
  const source = sources[id.slice(0, id.indexOf(':'))];
  if (!source) throw new Error(`No food table has the id ${id}.`);
  return source;
}
