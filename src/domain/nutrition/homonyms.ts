import type { Mention } from './mention.ts';
import type { FoodNames } from './name-forms.ts';

/** Dishes that are served with hot chips. */
const hotDishes =
  /fish|cod|haddock|scampi|burger|steak|sausage|saveloy|egg|omelette|gammon|pie|pasty|gravy|curry|chicken|ribs|lamb|beans|peas|mussels|vinegar|kebab/;
const coldDishes = /sandwich|wrap|sub|roll|salad/;

/** Units of hot chips: crisps come in bags and handfuls. */
const hotUnits = new Set(['portion', 'plate', 'box']);
const leastHotGrams = 100;

/**
 * Decides what `chips` are in a sentence: French fries next to a hot dish, as a plate or from 100 g, crisps otherwise.
 * Changes no other food.
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
