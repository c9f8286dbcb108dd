import { isIncomplete, type MealGrams, mealShares } from '../nutrition/macro-shares.ts';

/** The values of a day that the rules use. Null means unknown. */
export interface RuleDay {
  date: string;
  mood: number | null;
  waterIntake: number | null;
}

/**
 * A card that the insights page shows if a fixed rule applies. `confidence` is a fixed percentage for each rule. The
 * percentage is not computed from the person's days, and the card says so.
 */
export type RuleCard =
  | {
      rule: 'steadyMood';
      type: 'pattern';
      category: 'mood';
      confidence: 92;
      days: number;
      low: number;
      high: number;
    }
  | {
      rule: 'moreWater';
      type: 'recommendation';
      category: 'water';
      confidence: 89;
      days: number;
      mean: number;
    }
  | {
      rule: 'proteinToday';
      type: 'nutrition';
      category: 'nutrition';
      confidence: 87;
      meals: number;
      percent: number;
    };

/** The fewest days with a value that a rule about the last seven days needs. */
const ruleDays = 5;
/** The widest spread of moods that still counts as steady, in points. */
const steadySpread = 2;
/** More water is suggested if the mean is below this number of glasses a day. */
const fewGlasses = 6;
/** The lowest percentage of energy from protein at which the card about protein is shown. */
const muchProtein = 20;
/** The fewest complete meals of today (see `isIncomplete`) that the card about protein needs. */
const ruleMeals = 2;

/** Returns the cards whose rules apply. `week` contains the last seven days, and `meals` the meals of today. */
export function holdingRules(week: readonly RuleDay[], meals: readonly MealGrams[]): RuleCard[] {
  return [steadyMood(week), moreWater(week), proteinToday(meals)].flatMap((card) => card ?? []);
}

function steadyMood(week: readonly RuleDay[]): RuleCard | undefined {
  const moods = week.flatMap(({ mood }) => mood ?? []);
  const [low, high] = [Math.min(...moods), Math.max(...moods)];
  if (moods.length < ruleDays || high - low > steadySpread) return undefined;
  return {
    rule: 'steadyMood',
    type: 'pattern',
    category: 'mood',
    confidence: 92,
    days: moods.length,
    low,
    high,
  };
}

function moreWater(week: readonly RuleDay[]): RuleCard | undefined {
  const glasses = week.flatMap(({ waterIntake }) => waterIntake ?? []);
  // The card shows the mean with one decimal, so a mean that is shown as 6 is not below 6 glasses.
  const mean = Math.round((10 * glasses.reduce((sum, count) => sum + count, 0)) / glasses.length) / 10;
  if (glasses.length < ruleDays || mean >= fewGlasses) return undefined;
  return {
    rule: 'moreWater',
    type: 'recommendation',
    category: 'water',
    confidence: 89,
    days: glasses.length,
    mean,
  };
}

function proteinToday(meals: readonly MealGrams[]): RuleCard | undefined {
  const complete = meals.filter((meal) => !isIncomplete(meal));
  const percent = mealShares(complete)?.protein ?? 0;
  if (complete.length < ruleMeals || percent < muchProtein) return undefined;
  return {
    rule: 'proteinToday',
    type: 'nutrition',
    category: 'nutrition',
    confidence: 87,
    meals: complete.length,
    percent,
  };
}
