import type { Metric } from './metrics.ts';

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
export type AnswerKind = 'scale' | 'yesNo' | 'glasses';

interface CategoryRule {
  kind: AnswerKind;
  metric: Metric;
  /** What the dialog starts from when nothing was saved today. */
  default: number;
}

const rules: Record<Category, CategoryRule> = {
  energy: { kind: 'scale', metric: 'energyLevel', default: 7 },
  stress: { kind: 'scale', metric: 'stressLevel', default: 4 },
  mood: { kind: 'scale', metric: 'mood', default: 7 },
  sleep: { kind: 'scale', metric: 'sleepQuality', default: 7 },
  junk_food: { kind: 'yesNo', metric: 'junkFoodConsumption', default: 0 },
  alcohol: { kind: 'yesNo', metric: 'alcoholConsumption', default: 0 },
  sugar: { kind: 'yesNo', metric: 'sugarIntake', default: 0 },
  self_care: { kind: 'yesNo', metric: 'selfCareActivity', default: 1 },
  procrastination: { kind: 'yesNo', metric: 'procrastination', default: 0 },
  hydration: { kind: 'glasses', metric: 'waterIntake', default: 5 },
};

/** Lowest and highest answer of each kind, in whole steps of 1. */
export const answerBounds: Record<AnswerKind, { min: number; max: number }> = {
  scale: { min: 1, max: 10 },
  yesNo: { min: 0, max: 1 },
  glasses: { min: 0, max: 15 },
};

export const getCategoryRule = (category: Category): CategoryRule => rules[category];

/** Whether the number answers a question of the category: a whole step within its bounds. */
export function isValidAnswer(category: Category, answer: number): boolean {
  const { min, max } = answerBounds[rules[category].kind];
  return Number.isInteger(answer) && answer >= min && answer <= max;
}

/** A category counts as done with at least half its questions answered, rounded up. */
export function isCategoryDone(answered: number, questions: number): boolean {
  return questions > 0 && answered >= Math.ceil(questions / 2);
}

/** One number for a day from all answers of one category: the mean of scales, the sum of glasses, 'yes' if any is yes. */
export function combineAnswers(category: Category, answers: number[]): number | undefined {
  if (answers.length === 0) return undefined;
  const sum = answers.reduce((total, answer) => total + answer, 0);
  const { kind } = rules[category];
  if (kind === 'yesNo') return Math.max(...answers);
  return kind === 'glasses' ? sum : sum / answers.length;
}
