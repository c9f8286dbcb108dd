import { formatDecimal } from '../../format-decimal.ts';
import { formatLongDate } from '../../format-long-date.ts';
import { measures } from '../../measures/catalogue.ts';
import { allNumbersShown, isMeasureShown, type ShownNumbers } from '../../shown-numbers.ts';
import { effectSentence, intervalPhrase, type TellableFinding } from '../finding-text.ts';
import { lowerFirst } from '../first-letter.ts';
import {
  formatAmount,
  formatValue,
  inSentence,
  type Language,
  morePhrase,
  phraseStep,
  subjectPhrase,
} from '../measure-phrases.ts';
import { type TellableSignal, tellSignal } from '../signal-text.ts';
import type { StoryFact } from '../week-story.ts';
import type { Claim } from './claim.ts';

/** A fact about a week without the range of the earlier weeks, which the text does not name. */
type WeekFact = Omit<StoryFact, 'low' | 'high'>;

/** The facts from which a text about a week is made. */
export interface NarrativeFacts {
  facts: readonly WeekFact[];
  /** Current patterns that the person has not hidden, the most certain first. */
  patterns: readonly TellableFinding[];
  /** Current trends and changes that the person has not hidden. */
  signals: readonly TellableSignal[];
}

/** A claim before it has an id. */
type Draft = Omit<Claim, 'id'>;

const mostFacts = 5;
const mostPatterns = 2;
const mostSignals = 2;

/**
 * Returns the claims for a text about a week: the first five `facts`, then the first two `patterns` and the first two
 * `signals`. Leaves out all sensitive measures, such as those of the menstrual cycle. Claims about measures whose
 * numbers are hidden have no figures.
 */
export function makeClaims(
  { facts, patterns, signals }: NarrativeFacts,
  language: Language,
  shown: ShownNumbers = allNumbersShown,
): Claim[] {
  const drafts = [
    ...facts
      .map((fact) => weekClaim(fact, language, shown))
      .filter(isNotCycle)
      .slice(0, mostFacts),
    ...patterns
      .map((finding) => patternClaim(finding, language, shown))
      .filter(isNotCycle)
      .slice(0, mostPatterns),
    ...signals
      .flatMap((signal) => signalClaim(signal, language, shown) ?? [])
      .filter(isNotCycle)
      .slice(0, mostSignals),
  ];
  return drafts.map((draft, index) => ({ id: `c${index + 1}`, ...draft }));
}

const isNotCycle = (draft: Draft): boolean =>
  draft.measures.every((name) => measures[name].sensitivity === 'normal');

function weekClaim(
  { measure, value, usual, standing, days }: WeekFact,
  language: Language,
  shown: ShownNumbers,
): Draft {
  const isYesNo = measures[measure].kind === 'yesNo';
  const tell = (amount: number) =>
    isYesNo ? countDays(amount, language) : formatValue(Math.round(amount * 10) / 10, measure, language);
  const outcome = subjectPhrase(measure, language);
  const isShown = isMeasureShown(measure, shown);
  const tokens = {
    outcome,
    value: isYesNo ? daysOf(value, days, language) : tell(value),
    usual: tell(usual),
  };
  const direction = { below: -1, usual: 0, above: 1 } as const;
  return {
    kind: 'week',
    measures: [measure],
    direction: direction[standing],
    tokens: isShown ? tokens : { outcome },
    sentence: isShown
      ? weekSentence(measure, standing, tokens, language)
      : hiddenWeekSentence(measure, standing, language),
  };
}

function weekSentence(
  measure: WeekFact['measure'],
  standing: 'below' | 'usual' | 'above',
  { value, usual }: { value: string; usual: string },
  language: Language,
): string {
  const name = measures[measure].name[language];
  const isYesNo = measures[measure].kind === 'yesNo';
  if (language === 'sv') {
    const start = `${name}: ${value}${isYesNo ? '' : ' i snitt'}`;
    if (standing === 'usual') return `${start}, som tidigare veckor.`;
    if (isYesNo) return `${start}, ${standing === 'above' ? 'fler' : 'färre'} än tidigare veckor (${usual}).`;
    return `${start}, ${standing === 'above' ? 'upp' : 'ned'} från ${usual} tidigare veckor.`;
  }
  const start = `${name}: ${value}${isYesNo ? '' : ' on average'}`;
  if (standing === 'usual') return `${start}, as in earlier weeks.`;
  if (isYesNo)
    return `${start}, ${standing === 'above' ? 'more' : 'fewer'} than in earlier weeks (${usual}).`;
  return `${start}, ${standing === 'above' ? 'up' : 'down'} from ${usual} in earlier weeks.`;
}

/** Returns the sentence about a week without its figures: "Mood: higher than in earlier weeks." */
function hiddenWeekSentence(
  measure: WeekFact['measure'],
  standing: 'below' | 'usual' | 'above',
  language: Language,
): string {
  const words = {
    en: { below: 'lower than in', usual: 'as in', above: 'higher than in' },
    sv: { below: 'lägre än', usual: 'som', above: 'högre än' },
  } as const;
  const before = language === 'sv' ? 'tidigare veckor' : 'earlier weeks';
  return `${measures[measure].name[language]}: ${words[language][standing]} ${before}.`;
}

const countDays = (count: number, language: Language) =>
  `${formatDecimal(count, language, 1)} ${language === 'sv' ? (count === 1 ? 'dag' : 'dagar') : count === 1 ? 'day' : 'days'}`;

const daysOf = (count: number, days: number, language: Language) =>
  language === 'sv' ? `${count} av ${days} dagar` : `${count} of ${days} days`;

function patternClaim(finding: TellableFinding, language: Language, shown: ShownNumbers): Draft {
  const { exposure, outcome, effect, days } = finding;
  const isYesNo = measures[exposure].kind === 'yesNo';
  const step = isYesNo ? 1 : phraseStep(exposure);
  return {
    kind: 'pattern',
    measures: [outcome, exposure],
    direction: effect < 0 ? -1 : 1,
    tokens: {
      outcome: subjectPhrase(outcome, language),
      exposure: isYesNo ? inSentence(exposure, language) : lowerFirst(morePhrase(exposure, language)),
      ...(isMeasureShown(outcome, shown) &&
        isMeasureShown(exposure, shown) && {
          effect: formatAmount(effect * step, outcome, language),
          range: intervalPhrase(finding, step, language),
        }),
      days: countDays(days, language),
    },
    sentence: effectSentence(finding, language, shown),
  };
}

function signalClaim(signal: TellableSignal, language: Language, shown: ShownNumbers): Draft | undefined {
  const { kind, measure, amount, from, days } = signal;
  if (kind !== 'trend' && kind !== 'change') return undefined;
  return {
    kind,
    measures: [measure],
    direction: amount < 0 ? -1 : 1,
    tokens: {
      outcome: subjectPhrase(measure, language),
      ...(isMeasureShown(measure, shown) && { effect: formatAmount(amount, measure, language) }),
      since: formatLongDate(from, language),
      days: countDays(days, language),
    },
    sentence: firstSentence(tellSignal(signal, language, shown).description),
  };
}

const firstSentence = (text: string) => text.split(/(?<=\.)\s/u)[0] ?? text;
