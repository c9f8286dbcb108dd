import { formatDecimal } from '../format-decimal.ts';
import type { MeasureName } from '../measures/catalogue.ts';
import { measures } from '../measures/catalogue.ts';
import { shortenFirst } from '../shorten-first.ts';
import { allNumbersShown, isMeasureShown, type ShownNumbers } from '../shown-numbers.ts';
import { formatScalePoints } from './format-scale-points.ts';
import {
  changePhrase,
  eachPhrase,
  formatAmount,
  inSentence,
  type Language,
  morePhrase,
  phraseStep,
  subjectPhrase,
  withMorePhrase,
  yesDaysPhrase,
} from './measure-phrases.ts';

/** The parts of a finding that its sentences use. */
export interface TellableFinding {
  exposure: MeasureName;
  outcome: MeasureName;
  /** 0 if the outcome is on the same day as the exposure, 1 if it is on the next day. */
  lag: 0 | 1;
  /**
   * The difference in the outcome, in the outcome's unit, per unit of the exposure. For a yes/no exposure, the outcome
   * on days with yes minus the outcome on days with no.
   */
  effect: number;
  /** The lower end of the 95% confidence interval of the effect. */
  low: number;
  /** The upper end of the 95% confidence interval of the effect. */
  high: number;
  /** The number of days on which both values were known. */
  days: number;
  /** Like `days`, but counts only the days on which the exposure was yes. Null for a numeric exposure. */
  yesDays: number | null;
  /**
   * The number of statistical tests in the analysis that last updated the finding. Texts for people call them
   * comparisons.
   */
  pairsChecked: number;
}

/**
 * Returns the title of a finding: "Alcohol goes with lower sleep quality". The title never claims a cause. No line
 * break divides the Swedish verb "hänger ihop".
 */
export function findingTitle({ exposure, outcome, effect }: TellableFinding, language: Language): string {
  const direction = changePhrase(outcome, effect, language);
  const name = inSentence(outcome, language);
  const start = morePhrase(exposure, language);
  if (language === 'sv') return `${start} hänger\u00a0ihop med ${direction} ${name}`;
  const verb = /^More .*s$/.test(start) && !/(ss|stress)$/.test(start) ? 'go' : 'goes';
  return `${start} ${verb} with ${direction} ${name}`;
}

/**
 * Returns the sentence about the effect, followed by a sentence with the number of statistical tests in the analysis:
 * "Found among 84 comparisons." Leaves out the numbers of a measure whose numbers are hidden.
 */
export function findingDescription(
  finding: TellableFinding,
  language: Language,
  shown: ShownNumbers = allNumbersShown,
): string {
  return `${effectSentence(finding, language, shown)} ${checkedSentence(finding.pairsChecked, language)}`;
}

/**
 * Returns the sentence with the effect, its confidence interval and the number of days. If the numbers of a measure are
 * hidden, says only the direction.
 */
export function effectSentence(
  finding: TellableFinding,
  language: Language,
  shown: ShownNumbers = allNumbersShown,
): string {
  const { exposure, outcome, lag, yesDays, days } = finding;
  const isYesNo = measures[exposure].kind === 'yesNo';
  const step = isYesNo ? 1 : phraseStep(exposure);
  const when = whenPhrase(exposure, outcome, lag, language);
  const name = subjectPhrase(outcome, language);
  const difference = differencePhrase(finding, step, language, shown);
  const likely = likelyPhrase(finding, step, language, shown);
  if (isYesNo && yesDays !== null) {
    const others = days - yesDays;
    const which = yesDaysPhrase(exposure, language);
    if (language === 'sv') {
      const [on, onOthers] = swedishDays[pairKey(exposure, outcome, lag)];
      return `${name.charAt(0).toLocaleUpperCase('sv')}${name.slice(1)} var ${difference} ${on} de ${yesDays} dagarna ${which} än ${onOthers} de övriga ${others}${likely}.`;
    }
    const [on, onOthers] = lag === 1 ? ['After', 'after'] : ['On', 'on'];
    return `${on} the ${yesDays} days ${which}, ${name} ${when} was ${difference} than ${onOthers} the other ${others}${likely}.`;
  }
  const count = formatDecimal(days, language, 0);
  const start = isMeasureShown(exposure, shown)
    ? eachPhrase(exposure, language)
    : withMorePhrase(exposure, language);
  return language === 'sv'
    ? `${start} var ${name} ${when} i snitt ${difference}, sett över ${count} dagar${likely}.`
    : `${start}, ${name} ${when} was on average ${difference}, over ${count} days${likely}.`;
}

/**
 * Returns the effect with its unit: "0.9 points lower". If the numbers of the outcome or of a numeric exposure are
 * hidden, returns only "lower".
 */
export function differencePhrase(
  finding: TellableFinding,
  step: number,
  language: Language,
  shown: ShownNumbers,
): string {
  const { outcome, effect } = finding;
  const [less, more] = directionWords[measures[outcome].unit === 'hours' ? 'length' : 'level'][language];
  const direction = effect < 0 ? less : more;
  if (!isEffectShown(finding, shown)) return direction;
  const amount = formatAmount(effect * step, outcome, language);
  return `${withPoints(amount, outcome, language)} ${direction}`;
}

/**
 * Returns the confidence interval for the end of the sentence: " (adjusted for weekdays and slow changes, likely 0.3 to
 * 1.5 points)". Empty if the numbers of the outcome or of a numeric exposure are hidden.
 */
function likelyPhrase(
  finding: TellableFinding,
  step: number,
  language: Language,
  shown: ShownNumbers,
): string {
  if (!isEffectShown(finding, shown)) return '';
  const range = rangePhrase(finding, step, language);
  return language === 'sv'
    ? ` (justerat för veckodagar och långsamma förändringar, troligen ${range})`
    : ` (adjusted for weekdays and slow changes, likely ${range})`;
}

/** Whether the numbers of the effect can be told: those of the outcome and of the exposure are shown. */
export const isEffectShown = ({ exposure, outcome }: TellableFinding, shown: ShownNumbers) =>
  isMeasureShown(outcome, shown) && isMeasureShown(exposure, shown);

/** Returns the confidence interval with its unit, per `step` units of the exposure: "0.3 to 1.5 points". */
export const rangePhrase = (finding: TellableFinding, step: number, language: Language): string =>
  withPoints(intervalPhrase(finding, step, language), finding.outcome, language);

/** Adds the unit to a difference on a scale. Other differences already have their units. */
const withPoints = (amount: string, outcome: MeasureName, language: Language) =>
  ['ofTen', 'ofFive'].includes(measures[outcome].unit) ? formatScalePoints(amount, language) : amount;

/**
 * Returns the sentence with the number of comparisons: "Found among 112 comparisons." In Swedish, its verb depends on
 * the number of `findings` that the sentence is about.
 */
export function checkedSentence(pairsChecked: number, language: Language, findings = 1): string {
  const count = formatDecimal(pairsChecked, language, 0);
  if (language === 'sv') {
    const found = findings === 1 ? 'Hittat' : 'Hittade';
    return `${found} bland ${count} ${pairsChecked === 1 ? 'jämförelse' : 'jämförelser'}.`;
  }
  return `Found among ${count} ${pairsChecked === 1 ? 'comparison' : 'comparisons'}.`;
}

/**
 * Returns the confidence interval in words, per `step` units of the exposure: "0.3 to 1.5". If the effect is negative,
 * both ends change their sign, so that amounts in the direction of the effect are positive.
 */
export function intervalPhrase(
  { effect, low, high, outcome }: TellableFinding,
  step: number,
  language: Language,
): string {
  const turn = effect < 0 ? -step : step;
  const [least, most] = [low * turn, high * turn].sort((a, b) => a - b) as [number, number];
  const signed = (value: number) =>
    `${Math.round(value * 100) < 0 ? '−' : ''}${formatAmount(value, outcome, language)}`;
  const end = signed(most);
  return `${shortenFirst(signed(least), end)} ${language === 'sv' ? 'till' : 'to'} ${end}`;
}

/** The words after an amount, such as "shorter" in "24 min shorter". */
const directionWords = {
  level: { en: ['lower', 'higher'], sv: ['lägre', 'högre'] },
  length: { en: ['shorter', 'longer'], sv: ['kortare', 'längre'] },
} as const;

/** Returns when the outcome was measured, relative to the exposure: "the next day", "the same night". */
export function whenPhrase(
  exposure: MeasureName,
  outcome: MeasureName,
  lag: 0 | 1,
  language: Language,
): string {
  return whenPhrases[pairKey(exposure, outcome, lag)][language];
}

/** Returns what both measures are measured over, and the lag: "happened wokeUp 1". */
export const pairKey = (exposure: MeasureName, outcome: MeasureName, lag: 0 | 1) =>
  `${measures[exposure].dayRule} ${measures[outcome].dayRule} ${lag}` as const;

const whenPhrases = {
  'happened happened 0': { en: 'the same day', sv: 'samma dag' },
  'happened happened 1': { en: 'the next day', sv: 'dagen efter' },
  'happened wokeUp 0': { en: 'the night before', sv: 'natten före' },
  'happened wokeUp 1': { en: 'the next night', sv: 'natten efter' },
  'wokeUp happened 0': { en: 'the following day', sv: 'dagen därpå' },
  'wokeUp happened 1': { en: 'a day later', sv: 'en dag senare' },
  'wokeUp wokeUp 0': { en: 'the same night', sv: 'samma natt' },
  'wokeUp wokeUp 1': { en: 'the next night', sv: 'natten efter' },
} as const;

/**
 * The Swedish words before "de 11 dagarna" and before "de övriga 24". Swedish names the time of the outcome here, and
 * not as `whenPhrases` does: "Sömnkvaliteten var lägre nätterna efter de 11 dagarna med alkohol än efter de övriga 24."
 */
const swedishDays = {
  'happened happened 0': ['under', 'under'],
  'happened happened 1': ['dagarna efter', 'efter'],
  'happened wokeUp 0': ['nätterna före', 'före'],
  'happened wokeUp 1': ['nätterna efter', 'efter'],
  'wokeUp happened 0': ['under', 'under'],
  'wokeUp happened 1': ['dagarna efter', 'efter'],
  'wokeUp wokeUp 0': ['under', 'under'],
  'wokeUp wokeUp 1': ['nätterna efter', 'efter'],
} as const satisfies Record<keyof typeof whenPhrases, readonly [string, string]>;
