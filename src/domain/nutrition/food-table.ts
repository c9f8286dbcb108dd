import type { Food } from './food.ts';

/** The weight of a household portion of a food, such as `1 cup` or `1 medium slice`. */
export interface Portion {
  name: string;
  grams: number;
}

/** All foods with their household portions. */
export interface FoodTable {
  foods: readonly Food[];
  /** Returns the food with the id, or undefined. */
  find: (id: string) => Food | undefined;
  /** Returns the published household portions of a food. Returns an empty list for an unknown id. */
  portionsOf: (id: string) => Portion[];
}

/**
 * Parses the food tables (CSV with the columns `id,name_en,name_sv,group,kcal,protein,carbs,fat,…`) and their portions
 * (`food_id,portion,grams`).
 */
export function parseFoodTable(tables: readonly string[], portions: string): FoodTable {
  const foods = tables.flatMap((table) => rowsOf(table).map(toFood));
  const byId = new Map(foods.map((food) => [food.id, food]));
  const lines = linesByFood(portions);
  return {
    foods,
    find: (id) => byId.get(id),
    portionsOf: (id) => (lines.get(id) ?? []).map(toPortion),
  };
}

/**
 * Groups the lines of portions by food id. Does not parse the lines, because most of them are never needed. Parsing a
 * line only when it is needed saves memory.
 */
function linesByFood(portions: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const line of dataLines(portions)) {
    const id = line.slice(0, line.indexOf(','));
    const group = groups.get(id);
    if (group) group.push(line);
    else groups.set(id, [line]);
  }
  return groups;
}

const dataLines = (csv: string) => csv.split('\n').slice(1).filter(Boolean);
const rowsOf = (csv: string) => dataLines(csv).map(splitLine);

function splitLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const cells = line.match(/(?:^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return cells.map((cell, index) => unquote(index === 0 ? cell : cell.slice(1)));
}

const unquote = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

function toFood([id = '', en = '', sv = '', , kcal, protein, carbs, fat]: string[]): Food {
  return {
    id,
    names: { en: en.trim() || null, sv: sv.trim() || null },
    kcal: toNumber(kcal),
    protein: toNumber(protein),
    carbs: toNumber(carbs),
    fat: toNumber(fat),
  };
}

function toPortion(line: string): Portion {
  const [, name = '', grams = ''] = splitLine(line);
  return { name, grams: Number(grams) };
}

const toNumber = (cell = '') => (cell.trim() === '' ? null : Number(cell));
