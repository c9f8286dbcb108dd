import type { FoodLanguage } from './food.ts';

/** Sayings with food words, as regular expressions. */
const sayings: Record<FoodLanguage, string[]> = {
  en: [
    "(?:thats?|that's|is|was|it was) (?:just |really )?a piece of cake",
    'piece of cake (?:exam|test|today|job)',
    'apple of (?:my|his|her) eye',
    'the big apple',
    '(?:my|her|his|your) cup of tea',
    'spill(?:ed|ing)? the beans',
    'full of beans',
    'cool as a cucumber',
    '(?:bring(?:ing)?|brought) home the bacon',
    'in a nutshell',
    'cream of the crop',
    'bread and butter (?:of|is|was)',
    'toast to',
    'egg on my face',
    '(?:a |like )?couch potato',
    'hot potato',
    'small potatoes',
    'sour grapes',
    'cherry on top',
    'icing on the cake',
    'salt of the earth',
    'grain of salt',
    'spice of life',
    'butter(?:ing|ed)? (?:him|her|them|me|up)',
    'walk(?:ing)? on eggshells',
    'bad egg',
    'big cheese',
    'say cheese',
    'cheesy (?:movie|joke)',
    'cry(?:ing)? over spilt milk',
    'sell like hotcakes',
    'go(?:ing|ne)? (?:nuts|bananas)',
    "(?:that|it|this)(?:'?s| is| was) (?:nuts|bananas)",
    'nuts about',
    'like jelly',
    'in a (?:pickle|jam)',
    '(?:traffic|paper) jam',
    'jam session',
    'apple (?:store|watch|music|tv|pay)',
    'easter egg hunt',
    'raspberry pi',
    'blood sugar',
    'sugar levels?',
    'brain food',
    'food for thought',
  ],
  sv: [
    'glad som en lärka',
    'som en sill',
    'sm(?:ö|o)r på fläsk',
    'kokta fläsket stekt',
    'tårta på tårta',
    'ägget eller hönan',
    'hönan eller ägget',
    'kak(?:a|an) söker maka',
    'ingen ko på isen',
    'het gröt',
    'rent mjöl i påsen',
    'lugnt i potatislandet',
    'äpplet faller',
    'gräddan av',
    'grädde på moset',
    'grädden på moset',
    'salt i såren',
    'nypa salt om',
    'ta det med en nypa salt',
    'peppar peppar',
    'lägg(?:a|er|ga) rabarber på',
    'bulle i ugnen',
    'korv ?stoppning i skolan',
    'som smör i solsken',
    'ont i brödlådan',
    'bröd och skådespel',
    'leva på bröd och vatten',
    'bita i det sura äpplet',
    'sura(?:nde)? (?:äpplet|druvor)',
    'surt sa räven om',
    'ha en räv bakom örat',
    'pannkaka av',
    'blev (?:det )?pannkaka',
    'klart som korvspad',
    'het potatis',
    'inte för allt smör i småland',
    '(?:kanelbullens|våffel|fettis|semle)\\s?dag(?:en)?',
    'löser sig med lök',
    'full som en',
    'äta kakan och ha den kvar',
    'både äta kakan',
    'slå två flugor',
    'inte min kopp te',
    'gå som katten',
    'lök på laxen',
    'blodsocker(?:t|värde|värdet)?',
    'glid(?:er|a) (?:bara )?in på en räkmacka',
    'rena smöret',
  ],
};

const patterns: Record<FoodLanguage, RegExp> = {
  en: new RegExp(`\\b(?:${sayings.en.join('|')})\\b`, 'giu'),
  sv: new RegExp(`(?<!\\p{L})(?:${sayings.sv.join('|')})(?!\\p{L})`, 'giu'),
};

/**
 * Matches meals and meetings with people: `lunch with Ginger and Mr. Bacon`, `meeting Ginger`. Words with a capital
 * letter are read as names.
 */
const company =
  /(?<!\p{L})(?:(?:[Ll]unch|[Dd]inner|[Bb]reakfast|[Bb]runch|[Cc]offee|[Mm]eeting|[Mm]iddag|[Ff]rukost|[Ff]ika|[Kk]affe|[Mm]öte|[Dd]ate)(?:en)? (?:with|med)|[Mm]eet(?:ing)?|[Mm]et|[Ss]eeing|[Cc]all(?:ed|ing)?|[Vv]isit(?:ed|ing)?|[Tt]räffa(?:r|de)?|[Mm]öt(?:er|te)|[Rr]ing(?:a|er|de)?) (?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}\p{Ll}+(?:(?:,| and| och| &)? (?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}\p{Ll}+)*/gu;

/**
 * Returns a text in which sayings such as `a piece of cake`, and meetings with named people, are replaced by the word
 * `idiom`. Otherwise, the parser would read them as foods. The parser leaves out the clause with the word `idiom`.
 */
export function replaceIdioms(text: string, language: FoodLanguage): string {
  return text.replace(company, ' idiom ').replace(patterns[language], ' idiom ');
}
