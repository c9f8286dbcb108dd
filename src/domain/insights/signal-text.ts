import type { ExperimentHabit } from '../experiments/choices.ts';
import { formatLongDate, formatLongRange } from '../format-long-date.ts';
import { type MeasureName, measures } from '../measures/catalogue.ts';
import { allNumbersShown, isMeasureShown, type ShownNumbers } from '../shown-numbers.ts';
import { findingTitle, type TellableFinding } from './finding-text.ts';
import { lowerFirst, upperFirst } from './first-letter.ts';
import { formatAmount, formatValue, inSentence, type Language, subjectPhrase } from './measure-phrases.ts';
import type { Signal } from './signal.ts';

/**
 * A signal that `tellSignal` can describe. It is about one measure, which must be in the catalogue. Suggestions of
 * experiments are left out, because they are about two measures (see `tellExperiment`).
 */
export interface TellableSignal extends Omit<Signal, 'measure' | 'exposure' | 'kind'> {
  kind: Exclude<Signal['kind'], 'experiment'>;
  measure: MeasureName;
}

/** A title and the sentences below it. */
export interface Told {
  title: string;
  description: string;
}

/**
 * Returns the title and the description of a signal about one measure. The texts claim no cause. If the numbers of the
 * measure are hidden, the texts say only the direction.
 */
export function tellSignal(
  signal: TellableSignal,
  language: Language,
  shown: ShownNumbers = allNumbersShown,
): Told {
  const { kind, measure } = signal;
  const tellers = language === 'sv' ? swedish : english;
  const told = tellers[kind](signal);
  const description = isMeasureShown(measure, shown) ? undefined : tellers.hidden[kind]?.(signal);
  return description === undefined ? told : { ...told, description };
}

/** Returns the title and the description of a suggestion to test a finding with an experiment. */
export function tellExperiment(finding: TellableFinding, language: Language): Told {
  const { exposure, outcome } = finding;
  const pattern = findingTitle(finding, language);
  const title = `${measures[exposure].name[language]} ${language === 'sv' ? 'och' : 'and'} ${inSentence(outcome, language)}`;
  if (language === 'sv')
    return {
      title,
      description: `Förslaget bygger på ett mönster i dina dagar: ${lowerFirst(pattern)}. Du valde dagarna själv, så något annat kan ligga bakom. Om dagarna lottas kan du få svar.`,
    };
  return {
    title,
    description: `This follows from a pattern in your days: ${lowerFirst(pattern)}. You chose those days yourself, so something else may be behind it. Trying it on random days can tell you.`,
  };
}

type Tellers = Record<TellableSignal['kind'], (signal: TellableSignal) => Told> & {
  /** Descriptions without the numbers of the measure. */
  hidden: Partial<Record<TellableSignal['kind'], (signal: TellableSignal) => string>>;
};

const english: Tellers = {
  trend: ({ measure, amount, from, days }) => ({
    title: `${measures[measure].name.en}: a ${amount < 0 ? 'falling' : 'rising'} trend`,
    description: `${upperFirst(subjectPhrase(measure, 'en'))} has ${amount < 0 ? 'fallen' : 'risen'} by about ${formatAmount(amount, measure, 'en')} every four weeks since ${formatLongDate(from, 'en')}, over ${days} days. Ordinary ups and downs rarely add up like this. We don't know why.`,
  }),
  change: ({ measure, amount, from, days }) => ({
    title: `${measures[measure].name.en}: ${amount < 0 ? 'lower' : 'higher'} since ${formatLongDate(from, 'en')}`,
    description: `Since about ${formatLongDate(from, 'en')}, ${subjectPhrase(measure, 'en')} has been around ${formatAmount(amount, measure, 'en')} ${amount < 0 ? 'lower' : 'higher'} than before, over ${days} days. The day was chosen where the difference is clearest, so the true difference may be smaller.`,
  }),
  anomaly: ({ measure, amount, usual, from }) => ({
    title: `${measures[measure].name.en}: an unusual day`,
    description: `On ${formatLongDate(from, 'en')}, ${subjectPhrase(measure, 'en')} was ${formatValue((usual ?? 0) + amount, measure, 'en')}. Usual for you on that weekday is ${formatValue(usual ?? 0, measure, 'en')}. One day says little on its own.`,
  }),
  streak: ({ measure, amount, usual, from, to }) => ({
    title: `${amount} days in a row ${streakWords[measure as ExperimentHabit].en}`,
    description: `Each day ${formatLongRange(from, to, 'en')}, by your own answers. ${usual === amount ? 'It is your longest streak in the last two years.' : `Your longest streak in the last two years is ${usual} days.`}`,
  }),
  hidden: {
    trend: ({ measure, amount, from, days }) =>
      `${upperFirst(subjectPhrase(measure, 'en'))} has ${amount < 0 ? 'fallen' : 'risen'} slowly since ${formatLongDate(from, 'en')}, over ${days} days. Ordinary ups and downs rarely add up like this. We don't know why.`,
    change: ({ measure, amount, from, days }) =>
      `Since about ${formatLongDate(from, 'en')}, ${subjectPhrase(measure, 'en')} has been ${amount < 0 ? 'lower' : 'higher'} than before, over ${days} days. The day was chosen where the difference is clearest.`,
    anomaly: ({ measure, amount, from }) =>
      `On ${formatLongDate(from, 'en')}, ${subjectPhrase(measure, 'en')} was ${amount < 0 ? 'lower' : 'higher'} than usual for you on that weekday. One day says little on its own.`,
  },
};

const swedish: Tellers = {
  trend: ({ measure, amount, from, days }) => ({
    title: `${measures[measure].name.sv}: ${amount < 0 ? 'nedåtgående' : 'uppåtgående'} trend`,
    description: `${upperFirst(subjectPhrase(measure, 'sv'))} har ${amount < 0 ? 'sjunkit' : 'stigit'} med ungefär ${formatAmount(amount, measure, 'sv')} var fjärde vecka sedan den ${formatLongDate(from, 'sv')}, sett över ${days} dagar. Vanliga upp- och nedgångar ger sällan en sådan utveckling. Varför vet vi inte.`,
  }),
  change: ({ measure, amount, from, days }) => ({
    title: `${measures[measure].name.sv}: ${amount < 0 ? 'lägre' : 'högre'} sedan den ${formatLongDate(from, 'sv')}`,
    description: `Sedan ungefär den ${formatLongDate(from, 'sv')} har ${subjectPhrase(measure, 'sv')} legat omkring ${formatAmount(amount, measure, 'sv')} ${amount < 0 ? 'lägre' : 'högre'} än tidigare, sett över ${days} dagar. Dagen valdes där skillnaden är tydligast, så den verkliga skillnaden kan vara mindre.`,
  }),
  anomaly: ({ measure, amount, usual, from }) => ({
    title: `${measures[measure].name.sv}: en ovanlig dag`,
    description: `Den ${formatLongDate(from, 'sv')} var ${subjectPhrase(measure, 'sv')} ${formatValue((usual ?? 0) + amount, measure, 'sv')}. Vanligt för dig den veckodagen är ${formatValue(usual ?? 0, measure, 'sv')}. En enda dag säger inte mycket.`,
  }),
  streak: ({ measure, amount, usual, from, to }) => ({
    title: `${amount} dagar i rad ${streakWords[measure as ExperimentHabit].sv}`,
    description: `Varje dag ${formatLongRange(from, to, 'sv')}, enligt dina egna svar. ${usual === amount ? 'Så många har det inte varit tidigare de senaste två åren.' : `Som mest har det varit ${usual} dagar i rad de senaste två åren.`}`,
  }),
  hidden: {
    trend: ({ measure, amount, from, days }) =>
      `${upperFirst(subjectPhrase(measure, 'sv'))} har ${amount < 0 ? 'sjunkit' : 'stigit'} långsamt sedan den ${formatLongDate(from, 'sv')}, sett över ${days} dagar. Vanliga upp- och nedgångar ger sällan en sådan utveckling. Varför vet vi inte.`,
    change: ({ measure, amount, from, days }) =>
      `Sedan ungefär den ${formatLongDate(from, 'sv')} har ${subjectPhrase(measure, 'sv')} legat ${amount < 0 ? 'lägre' : 'högre'} än tidigare, sett över ${days} dagar. Dagen valdes där skillnaden är tydligast.`,
    anomaly: ({ measure, amount, from }) =>
      `Den ${formatLongDate(from, 'sv')} var ${subjectPhrase(measure, 'sv')} ${amount < 0 ? 'lägre' : 'högre'} än vad som är vanligt för dig den veckodagen. En enda dag säger inte mycket.`,
  },
};

/** For each habit, the words after "days in a row". */
const streakWords: Record<ExperimentHabit, Record<Language, string>> = {
  selfCareActivity: { en: 'with time for yourself', sv: 'med tid för dig själv' },
  alcoholConsumption: { en: 'without alcohol', sv: 'utan alkohol' },
  sugarIntake: { en: 'without added sugar', sv: 'utan tillsatt socker' },
  junkFoodConsumption: { en: 'without junk food', sv: 'utan skräpmat' },
  procrastination: { en: 'without putting things off', sv: 'utan att skjuta upp saker' },
};
