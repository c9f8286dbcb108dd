import { foldSwedish, wordsOf } from './normalize-words.ts';

/** A food that people log by an everyday name, and the amounts that they mean by it. */
export interface EverydayFood {
  /** The table rows and the grams of each in one portion. A sandwich has several. */
  parts: { id: string; grams: number }[];
  /** Grams of a portion when no amount was said. */
  portion: number;
  /**
   * Grams of one unit, by key. `each` is one piece, `add` is the amount added to another food, and `with` is the
   * amount of milk that is added to this food.
   */
  units: Record<string, number>;
}

/** Everyday foods by their names, and the words that occur in the names. */
export interface EverydayNames {
  /** Foods by the words of their name, joined with spaces or without. */
  byName: Map<string, EverydayFood>;
  /** Every word of a name, and every name written as one word. The value is the form to look up. */
  words: Map<string, string>;
  /** The words again, grouped by first letter, to search for misspellings. */
  wordsByLetter: Map<string, string[]>;
  /** The number of words of the longest name. */
  longest: number;
  foods: { food: EverydayFood; names: string[] }[];
}

/**
 * Returns the everyday foods of a list. Each line is `id|portion in grams|unit=grams …|name, name, …`, or
 * `id*grams id*grams|||name, …` for a dish of several rows. Lines that start with # are headings.
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

/** Adds a name with its words and spellings: `hotdog` for `hot dog` and `smor` for `smör`. The first food keeps a name. */
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
