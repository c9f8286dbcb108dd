import { measures } from '../measures/catalogue.ts';
import type { ShownNumbers } from '../shown-numbers.ts';
import {
  differencePhrase,
  isEffectShown,
  pairKey,
  rangePhrase,
  type TellableFinding,
  whenPhrase,
} from './finding-text.ts';
import { lowerFirst, upperFirst } from './first-letter.ts';
import { eachPhrase, type Language, phraseStep, subjectPhrase } from './measure-phrases.ts';

/** The two groups of days of a pattern, with the mean outcome of each group as text. */
export interface GroupMeans {
  /** The words after "days" for the first group: "with alcohol", "with sleep quality at 7 or more". */
  which: string;
  more: { days: number; mean: string };
  less: { days: number; mean: string };
}

type Pair = Pick<TellableFinding, 'exposure' | 'outcome' | 'lag'>;

/**
 * Returns the sentence with the mean outcome of both groups of days: "After the 42 days with alcohol, sleep quality the
 * next night averaged 5.2; after the other 74, 6.9."
 */
export function meansSentence(pair: Pair, { which, more, less }: GroupMeans, language: Language): string {
  const { exposure, outcome, lag } = pair;
  const subject = subjectPhrase(outcome, language);
  const words = groupWords[pairKey(exposure, outcome, lag)];
  // "The 42 nights with a logged night" would say "night" twice.
  const canBeNights = measures[exposure].kind !== 'yesNo';
  if (language === 'sv') {
    const [on, onOthers, noun] = words.sv;
    const days = canBeNights ? noun : 'dagarna';
    return `${upperFirst(subject)} var i snitt ${more.mean} ${on} de ${more.days} ${days} ${which} och ${less.mean} ${onOthers} de övriga ${less.days}.`;
  }
  const [on, noun] = words.en;
  const days = canBeNights ? noun : 'days';
  const when = whenPhrase(exposure, outcome, lag, language);
  return `${upperFirst(on)} the ${more.days} ${days} ${which}, ${subject} ${when} averaged ${more.mean}; ${on} the other ${less.days}, ${less.mean}.`;
}

/**
 * Returns the sentence with the adjusted effect and its likely range: "Adjusted for weekdays and slow changes: 0.4
 * points higher for each extra point of sleep quality (likely 0.3 to 0.5 points)." Empty if the numbers of the outcome
 * or of the exposure are hidden.
 */
export function adjustedSentence(finding: TellableFinding, language: Language, shown: ShownNumbers): string {
  if (!isEffectShown(finding, shown)) return '';
  const { exposure } = finding;
  const step = phraseStep(exposure);
  const difference = differencePhrase(finding, step, language, shown);
  const each = measures[exposure].kind === 'yesNo' ? '' : ` ${lowerFirst(eachPhrase(exposure, language))}`;
  const range = rangePhrase(finding, step, language);
  return language === 'sv'
    ? `Justerat för veckodagar och långsamma förändringar: ${difference}${each} (troligen ${range}).`
    : `Adjusted for weekdays and slow changes: ${difference}${each} (likely ${range}).`;
}

interface GroupWords {
  en: readonly [on: string, noun: 'days' | 'nights'];
  sv: readonly [on: string, onOthers: string, noun: 'dagarna' | 'nätterna'];
}

/** The words around the number of days, by what the exposure and the outcome are measured over (see `pairKey`). */
const groupWords: Record<ReturnType<typeof pairKey>, GroupWords> = {
  'happened happened 0': { en: ['on', 'days'], sv: ['under', 'under', 'dagarna'] },
  'happened happened 1': { en: ['after', 'days'], sv: ['dagarna efter', 'efter', 'dagarna'] },
  'happened wokeUp 0': { en: ['on', 'days'], sv: ['nätterna före', 'före', 'dagarna'] },
  'happened wokeUp 1': { en: ['after', 'days'], sv: ['nätterna efter', 'efter', 'dagarna'] },
  'wokeUp happened 0': { en: ['after', 'nights'], sv: ['dagarna efter', 'efter', 'nätterna'] },
  'wokeUp happened 1': { en: ['after', 'days'], sv: ['dagarna efter', 'efter', 'dagarna'] },
  'wokeUp wokeUp 0': { en: ['on', 'nights'], sv: ['under', 'under', 'nätterna'] },
  'wokeUp wokeUp 1': { en: ['after', 'nights'], sv: ['nätterna efter', 'efter', 'nätterna'] },
};
