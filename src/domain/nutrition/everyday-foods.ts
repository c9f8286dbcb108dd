import { foldSwedish, wordsOf } from './normalize-words.ts';

/** A food with an everyday name, such as `sandwich`, and the weights of its usual amounts. */
export interface EverydayFood {
  /**
   * The ingredients: foods from the food tables, with the grams of each in one portion. A sandwich has several
   * ingredients.
   */
  parts: { id: string; grams: number }[];
  /** The grams of a portion, for a sentence without an amount. */
  portion: number;
  /**
   * The grams of one unit, by the key of the unit, such as `slice`. Special keys for weights in grams:
   * - `each`: one piece.
   * - `add`: the usual amount when this food is added to another food.
   * - `with`: the amount of a drink, such as milk, that is added to this food.
   *
   * Other keys mark a property of the food, and have the value 1:
   * - `bread`, `noodles`, `rice` and `fries`: the food includes this side.
   * - `filled`: the food includes any filling.
   * - `of`: the food consists of the foods that are added to it, so that `smoothie with banana` counts only the banana.
   */
  units: Record<string, number>;
}

/** The everyday foods by name, and the words of their names. */
export interface EverydayNames {
  /** Foods by name. A name is stored with and without spaces between its words. */
  byName: Map<string, EverydayFood>;
  /**
   * Each word that occurs in a name, and each name without spaces. A key can lack the Swedish letters. The value is the
   * word with its Swedish letters: `smor` has the value `smör`.
   */
  words: Map<string, string>;
  /** The keys of `words` by their first letter, for correcting misspelled words. */
  wordsByLetter: Map<string, string[]>;
  /** The number of words of the longest name. */
  longest: number;
  /** All foods, each with its names. */
  foods: { food: EverydayFood; names: string[] }[];
}

/**
 * Parses the text of `foods/everyday/<language>.txt`, which lists the everyday foods of one language. Ignores empty
 * lines and lines that start with #. Every other line describes one food in four fields:
 * 1. The id of a food from the food tables. For a dish of several foods, each id with its grams in one portion.
 * 2. The grams of a portion. Empty for a dish of several foods.
 * 3. The units with their grams (see `units` of `EverydayFood`). Can be empty.
 * 4. The names.
 *
 * A single food: `fndds:31105030|50|each=50|fried egg, egg fried`. A dish of two foods:
 * `fndds:75146000*200 fndds:82104000*10|||greek salad`.
 */
export function parseEverydayFoods(list: string): EverydayNames {
  const names: EverydayNames = {
    byName: new Map(),
    words: new Map(),
    wordsByLetter: new Map(),
    longest: 1,
    foods: [],
  };
  for (const line of list.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [rows = '', portion = '', units = '', aliases = ''] = line.split('|');
    const food = parseFood(rows, portion, units);
    const foodNames = aliases.split(',').map((alias) => alias.trim());
    names.foods.push({ food, names: foodNames });
    for (const name of foodNames) addName(names, wordsOf(name), food);
  }
  for (const word of names.words.keys()) {
    const group = names.wordsByLetter.get(word.charAt(0));
    if (group) group.push(word);
    else names.wordsByLetter.set(word.charAt(0), [word]);
  }
  return names;
}

function parseFood(rows: string, portion: string, units: string): EverydayFood {
  const parts = rows.split(' ').map((row) => {
    const [id = '', grams = portion] = row.split('*');
    return { id, grams: Number(grams) };
  });
  return {
    parts,
    portion: parts.reduce((sum, part) => sum + part.grams, 0),
    units: Object.fromEntries(
      units
        .split(' ')
        .filter(Boolean)
        .map((unit) => {
          const [key = '', grams = ''] = unit.split('=');
          return [key, Number(grams)];
        }),
    ),
  };
}

/**
 * Adds a name with its other spellings: without spaces (`hotdog` for `hot dog`) and without Swedish letters (`smor` for
 * `smör`). If two foods have the same name, the first food keeps the name.
 */
function addName(names: EverydayNames, words: string[], food: EverydayFood): void {
  const name = words.join(' ');
  const joined = words.join('');
  for (const key of [name, joined]) if (!names.byName.has(key)) names.byName.set(key, food);
  names.longest = Math.max(names.longest, words.length);
  for (const word of [...words, joined]) {
    names.words.set(word, word);
    const folded = foldSwedish(word);
    if (!names.words.has(folded)) names.words.set(folded, word);
  }
}
