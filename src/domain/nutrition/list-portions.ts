import type { Food, FoodLanguage } from './food.ts';
import type { Portion } from './food-table.ts';
import type { SentenceFoods } from './parse-sentence.ts';

/** A weight that a person can choose for a food, such as `1 slice` of 28 g. */
export interface PortionChoice {
  /** The text to show, in the language of the person. */
  label: string;
  grams: number;
}

const maxPortions = 8;

/** Keys in `EverydayFood.units` that are not portions to choose from. */
const internalKeys = new Set('add with fill of stack hg bread noodles rice fries filled'.split(' '));

/** Labels of the keys in `EverydayFood.units`. Other keys get the label `1 KEY`. */
const keyLabels: Record<FoodLanguage, Record<string, string>> = {
  en: { each: '1 piece', cherry: '1 cherry tomato', half: 'half', thick: '1 thick slice' },
  sv: {
    each: '1 st',
    small: '1 liten',
    medium: '1 medelstor',
    large: '1 stor',
    slice: '1 skiva',
    halv: 'halv',
  },
};

/** Swedish labels of published portions. Portions without a Swedish label are not shown in Swedish. */
const publishedInSwedish: Record<string, string> = {
  'small portion': '1 liten portion',
  'medium portion': '1 portion',
  'large portion': '1 stor portion',
  'small piece': '1 liten bit',
  'medium piece': '1 bit',
  'large piece': '1 stor bit',
  "piece (maker's)": '1 bit',
  dl: '1 dl',
  'tbsp (15 ml)': '1 msk',
  'tsp (5 ml)': '1 tsk',
  slice: '1 skiva',
  piece: '1 bit',
  tablespoon: '1 msk',
  tbsp: '1 msk',
  tsp: '1 tsk',
  small: '1 liten',
  medium: '1 medelstor',
  large: '1 stor',
};

/** Matches published portions that are too technical for a person or duplicate a simpler portion. */
const technical =
  /yield|NFS|inch|NLEA|refuse|package \(|303 x|no ice|with ice|not eaten|any size|\boz\b|\blb\b/;

/**
 * Returns up to eight portions of a food, with different labels and weights. Portions of everyday foods come first,
 * then published portions that have a label in the language, and 100 g last.
 */
export function listPortions(food: Food, language: FoodLanguage, foods: SentenceFoods): PortionChoice[] {
  const choices = [
    ...everydayPortions(food.id, language, foods),
    ...foods.table.portionsOf(food.id).flatMap((portion) => publishedPortion(portion, language)),
  ];
  const chosen: PortionChoice[] = [];
  for (const choice of choices) {
    const isKnown = chosen.some(({ label, grams }) => label === choice.label || grams === choice.grams);
    if (!isKnown && choice.grams >= 0.1 && chosen.length < maxPortions - 1) chosen.push(choice);
  }
  return [...chosen, { label: '100 g', grams: 100 }];
}

/** Returns the portions and units of all everyday foods that consist only of the food with this id. */
function everydayPortions(id: string, language: FoodLanguage, { names }: SentenceFoods): PortionChoice[] {
  return names[language].everyday.foods.flatMap(({ food: { parts, portion, units } }) => {
    if (parts.length !== 1 || parts[0]?.id !== id) return [];
    const inUnits = Object.entries(units)
      .filter(([key]) => !internalKeys.has(key))
      .map(([key, grams]) => ({ label: keyLabels[language][key] ?? `1 ${key}`, grams }));
    const isListed = portion === 0 || inUnits.some(({ grams }) => grams === portion);
    return isListed ? inUnits : [{ label: '1 portion', grams: portion }, ...inUnits];
  });
}

function publishedPortion({ name, grams }: Portion, language: FoodLanguage): PortionChoice[] {
  if (technical.test(name) || grams === 100) return [];
  if (language === 'en') return [{ label: /^\d/.test(name) ? name : `1 ${name}`, grams }];
  const label = publishedInSwedish[name.replace(/^1 /, '')];
  return label === undefined ? [] : [{ label, grams }];
}
