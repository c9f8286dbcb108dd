import type { AnswerMeasure } from './measures/checkin.ts';

/** The categories of check-in questions. */
export const categories = [
  'energy',
  'stress',
  'mood',
  'sleep',
  'junk_food',
  'alcohol',
  'sugar',
  'self_care',
  'procrastination',
  'hydration',
] as const;

export type Category = (typeof categories)[number];
/** How a question is answered: on a scale, with yes or no, or in glasses. */
export type AnswerKind = 'scale' | 'yesNo' | 'glasses';

interface CategoryRule {
  kind: AnswerKind;
  measure: AnswerMeasure;
  /** The answer that the check-in dialog suggests if the person has saved no answer for the day. */
  default: number;
}

const rules: Record<Category, CategoryRule> = {
  energy: { kind: 'scale', measure: 'energyLevel', default: 7 },
  stress: { kind: 'scale', measure: 'stressLevel', default: 4 },
  mood: { kind: 'scale', measure: 'mood', default: 7 },
  sleep: { kind: 'scale', measure: 'sleepQuality', default: 7 },
  junk_food: { kind: 'yesNo', measure: 'junkFoodConsumption', default: 0 },
  alcohol: { kind: 'yesNo', measure: 'alcoholConsumption', default: 0 },
  sugar: { kind: 'yesNo', measure: 'sugarIntake', default: 0 },
  self_care: { kind: 'yesNo', measure: 'selfCareActivity', default: 1 },
  procrastination: { kind: 'yesNo', measure: 'procrastination', default: 0 },
  hydration: { kind: 'glasses', measure: 'waterIntake', default: 5 },
};

/** The lowest and highest answer of each kind. Answers are whole numbers. */
export const answerBounds: Record<AnswerKind, { min: number; max: number }> = {
  scale: { min: 1, max: 10 },
  yesNo: { min: 0, max: 1 },
  glasses: { min: 0, max: 15 },
};

/** Returns the kind, the measure and the default of a category's answers. */
export const getCategoryRule = (category: Category): CategoryRule => rules[category];

/** Returns the category whose questions ask for a measure. Throws an Error if no category has this measure. */
export function categoryOf(measure: AnswerMeasure): Category {
  const category = categories.find((one) => rules[one].measure === measure);
  if (!category) throw new Error(`No question asks for ${measure}.`);
  return category;
}

/** Returns whether a number is a valid answer in a category: a whole number within `answerBounds`. */
export function isValidAnswer(category: Category, answer: number): boolean {
  const { min, max } = answerBounds[rules[category].kind];
  return Number.isInteger(answer) && answer >= min && answer <= max;
}

/**
 * Returns whether a category is done: at least half its questions, rounded up, are answered. A category without
 * questions is never done.
 */
export function isCategoryDone(answered: number, questions: number): boolean {
  return questions > 0 && answered >= Math.ceil(questions / 2);
}

/**
 * Returns the day's value from all answers in a category: the mean for scales, the sum for glasses, and for yes/no
 * questions 1 if any answer is yes, otherwise 0. Returns undefined if there are no answers.
 */
export function combineAnswers(category: Category, answers: readonly number[]): number | undefined {
  if (answers.length === 0) return undefined;
  const sum = answers.reduce((total, answer) => total + answer, 0);
  const { kind } = rules[category];
  if (kind === 'yesNo') return Math.max(...answers);
  return kind === 'glasses' ? sum : sum / answers.length;
}
