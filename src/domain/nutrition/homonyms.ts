import type { Mention } from './mention.ts';
import type { FoodNames } from './name-forms.ts';

/** Matches dishes that are served with hot chips, which are French fries. */
const hotDishes =
  /fish|cod|haddock|scampi|burger|steak|sausage|saveloy|egg|omelette|gammon|pie|pasty|gravy|curry|chicken|ribs|lamb|beans|peas|mussels|vinegar|kebab/;
const coldDishes = /sandwich|wrap|sub|roll|salad/;

/** Units in which chips are French fries. Crisps come in bags and handfuls instead. */
const hotUnits = new Set(['portion', 'plate', 'box']);
const leastHotGrams = 100;

/**
 * Returns the foods of an English sentence, with `chips` read as French fries or as crisps. Without a unit, chips are
 * French fries if the sentence names a hot dish. With a unit, chips are French fries if the unit is a plate, a box or a
 * portion, or if their weight is at least 100 g. All other chips are crisps. Returns the foods of a Swedish sentence
 * unchanged.
 */
export function readChips(mentions: Mention[], names: FoodNames): Mention[] {
  const fries = names.everyday.byName.get('hot chips');
  if (names.language !== 'en' || !fries) return mentions;
  const isHotMeal = mentions.some(({ words }) => hotDishes.test(words) && !coldDishes.test(words));
  return mentions.map((mention) => {
    if (mention.words !== 'chips' || !isHot(mention, isHotMeal)) return mention;
    return { ...mention, named: { food: fries, length: 1, readAs: 'hot chips' } };
  });
}

function isHot({ amount }: Mention, isHotMeal: boolean): boolean {
  if (!amount?.unit) return isHotMeal;
  const { key, grams } = amount.unit;
  return grams === undefined ? hotUnits.has(key) : amount.count * grams >= leastHotGrams;
}
