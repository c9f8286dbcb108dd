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
import { upperFirst } from './first-letter.ts';
import { type Language, subjectPhrase } from './measure-phrases.ts';

/** The two groups of days of a pattern, with the mean outcome of each group as text. */
export interface GroupMeans {
  /** The words after "days" for the first group: "with alcohol", "with sleep quality at 7 or more". */
  which: string;
  more: string;
  less: string;
}

type Pair = Pick<TellableFinding, 'exposure' | 'outcome' | 'lag'>;

/**
 * Returns two lines with the mean outcome of each group: "After days with alcohol, sleep quality averaged 5.2 the next
 * night. After other days, 6.9." A drawing beside the text says how many days each group has.
 */
export function meansText(pair: Pair, { which, more, less }: GroupMeans, language: Language): string {
  const { exposure, outcome, lag } = pair;
  const subject = subjectPhrase(outcome, language);
  const words = groupWords[pairKey(exposure, outcome, lag)];
  // "Nights with a logged night" would say "night" twice.
  const canBeNights = measures[exposure].kind !== 'yesNo';
  if (language === 'sv') {
    const [on, onOthers, noun] = words.sv;
    const days = canBeNights ? noun : 'dagar';
    return `${upperFirst(on)} ${days} ${which} var ${subject} i snitt ${more}.\n${upperFirst(onOthers)} andra ${days}: ${less}.`;
  }
  const [on, noun] = words.en;
  const days = canBeNights ? noun : 'days';
  const when = whenPhrase(exposure, outcome, lag, language);
  return `${upperFirst(on)} ${days} ${which}, ${subject} averaged ${more} ${when}.\n${upperFirst(on)} other ${days}, ${less}.`;
}

/**
 * Returns the sentence with the adjusted difference between the two groups of days and its likely range: "Adjusted for
 * weekdays and slow changes: 0.9 points higher (likely 0.7 to 1.2 points)." `distance` is how far the groups are apart
 * in the exposure, in its unit: 1 for a yes/no exposure. The difference is the effect of one unit times the distance.
 * Empty if the numbers of the outcome or of the exposure are hidden.
 */
export function adjustedSentence(
  finding: TellableFinding,
  distance: number,
  language: Language,
  shown: ShownNumbers,
): string {
  if (!isEffectShown(finding, shown)) return '';
  const difference = differencePhrase(finding, distance, language, shown);
  const range = rangePhrase(finding, distance, language);
  return language === 'sv'
    ? `Justerat för veckodagar och långsamma förändringar: ${difference} (troligen ${range}).`
    : `Adjusted for weekdays and slow changes: ${difference} (likely ${range}).`;
}

interface GroupWords {
  en: readonly [on: string, noun: 'days' | 'nights'];
  sv: readonly [on: string, onOthers: string, noun: 'dagar' | 'nätter'];
}

/** The words for the days of a group, by what the exposure and the outcome are measured over (see `pairKey`). */
const groupWords: Record<ReturnType<typeof pairKey>, GroupWords> = {
  'happened happened 0': { en: ['on', 'days'], sv: ['under', 'under', 'dagar'] },
  'happened happened 1': { en: ['after', 'days'], sv: ['dagarna efter', 'efter', 'dagar'] },
  'happened wokeUp 0': { en: ['on', 'days'], sv: ['nätterna före', 'före', 'dagar'] },
  'happened wokeUp 1': { en: ['after', 'days'], sv: ['nätterna efter', 'efter', 'dagar'] },
  'wokeUp happened 0': { en: ['after', 'nights'], sv: ['dagarna efter', 'efter', 'nätter'] },
  'wokeUp happened 1': { en: ['after', 'days'], sv: ['dagarna efter', 'efter', 'dagar'] },
  'wokeUp wokeUp 0': { en: ['on', 'nights'], sv: ['under', 'under', 'nätter'] },
  'wokeUp wokeUp 1': { en: ['after', 'nights'], sv: ['nätterna efter', 'efter', 'nätter'] },
};
