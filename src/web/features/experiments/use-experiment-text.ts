import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { formatScalePoints } from '#domain/insights/format-scale-points.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { measureUnits } from '#domain/measures/measure.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';

type Action = Experiment['plan']['action'];

/** Returns functions that format names, differences and intervals of experiments in the person's language. */
export function useExperimentText() {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const nameOf = (measure: MeasureName) => measures[measure].name[language];
  /** Returns a name for use inside a sentence: "mood". */
  const nameInSentence = (measure: MeasureName) => toLowerFirst(nameOf(measure));
  const habitName = ({ measure, words, form }: Action) => {
    const habit = measure === null ? words : nameOf(measure);
    return t(`names.${form}`, { habit: form === 'with' ? habit : toLowerFirst(habit) });
  };
  /** Returns the name of an action for use inside a sentence: "without alcohol". */
  const habitInSentence = (action: Action) => toLowerFirst(habitName(action));
  /** Returns the words for an answer: "Without alcohol" if the action is to go without alcohol and was carried out. */
  const answerName = ({ measure, words, form }: Action, done: boolean) => {
    const habit = toLowerFirst(measure === null ? words : nameOf(measure));
    return t(`answer.${form}.${done ? 'yes' : 'no'}`, { habit });
  };
  /** Returns the plan of a day as a phrase: "Go without alcohol". */
  const dayPlan = ({ measure, words, form }: Action, isOn: boolean) => {
    const habit = measure === null ? words : nameOf(measure);
    return t(`dayPlan.${form}.${isOn ? 'on' : 'off'}`, { habit, inSentence: toLowerFirst(habit) });
  };
  /**
   * Returns how many days are drawn in one row of the result: "17 days with time for yourself". The person's own words
   * are quoted after "with", because they may need an article there.
   */
  const armDays = ({ measure, words, form }: Action, isOn: boolean, count: number) => {
    const isQuoted = measure === null && form === 'with';
    const habit = isQuoted
      ? t('plot.words', { words })
      : toLowerFirst(measure === null ? words : nameOf(measure));
    return t(`plot.arms.${form}.${isOn ? 'on' : 'off'}`, { habit, count });
  };
  /**
   * Returns a difference as a number. If `isSigned` is true, the number has its sign: "+0.9". If `isExact` is true, a
   * whole number has a decimal too.
   */
  const size = (value: number, isSigned: boolean, isExact = false) => {
    const isZero = Number(Math.abs(value).toFixed(1)) === 0;
    const sign = !isSigned || isZero ? '' : value < 0 ? '−' : '+';
    return `${sign}${formatNumber(Math.abs(value), language, 1, isExact)}`;
  };
  /**
   * Returns a difference with its unit: "0.9 points". For `isSigned` and `isExact` see `size`. If the person hides the
   * numbers of the outcome, returns "Higher" or "Lower".
   */
  const difference = (outcome: ExperimentOutcome, value: number, isSigned = false, isExact = false) => {
    const { unit } = measures[outcome];
    if (!isShown(outcome)) return t(value < 0 ? 'lower' : 'higher');
    if (unit === 'ofTen') return formatScalePoints(size(value, isSigned, isExact), language);
    return `${size(value, isSigned, isExact)} ${measureUnits[unit][language]}`.trim();
  };
  /** Returns the ends of an interval as signed numbers with one decimal, without a unit. */
  const range = (low: number, high: number) => ({ low: size(low, true, true), high: size(high, true, true) });
  return {
    ...{
      nameOf,
      nameInSentence,
      habitName,
      habitInSentence,
      answerName,
      dayPlan,
      armDays,
      difference,
      range,
    },
    isShown,
  };
}

/** Returns a name with a lower-case first letter, for use inside a sentence. Keeps abbreviations such as "TV". */
const toLowerFirst = (text: string) =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1);
