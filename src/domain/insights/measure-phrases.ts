import { formatClock } from '../format-clock.ts';
import { formatDecimal } from '../format-decimal.ts';
import { formatHours } from '../format-hours.ts';
import { type MeasureName, measures } from '../measures/catalogue.ts';
import { type BothLanguages, measureUnits } from '../measures/measure.ts';
import { levelOf } from '../shown-numbers.ts';

export type Language = keyof BothLanguages;

/** The words for a measure in sentences in which its name would not sound natural. */
interface Phrase {
  /** The words after "days" for a yes/no measure: "with alcohol". */
  yesDays?: BothLanguages;
  /** The words after "days" for the other days of a yes/no measure: "without alcohol". */
  noDays?: BothLanguages;
  /** The words for one more `step` of a numeric measure: "For each extra hour of sleep". */
  each?: BothLanguages;
  /** The words for more of the measure in a title: "More sleep". */
  more?: BothLanguages;
  /**
   * The words for a lower and a higher value, before the name of the measure in a title: "less" energy, "more" energy.
   */
  change?: Record<Language, readonly [less: string, more: string]>;
  /** The measure as the subject of a sentence: "time asleep". Swedish needs the definite form. */
  subject?: Partial<BothLanguages>;
  /**
   * The size of one step of the measure in sentences about its effect, in the unit of the measure: 1,000 in "for each
   * extra 1,000 steps". If `step` is not set, the value of `defaultSteps` is used.
   */
  step?: number;
}

const lessOrMore = { en: ['less', 'more'], sv: ['mindre', 'mer'] } as const;

const otherPhases = { en: 'in other phases', sv: 'i andra faser' };

const phrases: Partial<Record<MeasureName, Phrase>> = {
  selfCareActivity: {
    yesDays: { en: 'with time for yourself', sv: 'med tid för dig själv' },
    noDays: { en: 'without time for yourself', sv: 'utan tid för dig själv' },
  },
  procrastination: {
    subject: { sv: 'prokrastineringen' },
    yesDays: { en: 'when you put things off', sv: 'då du sköt upp saker' },
    noDays: { en: "when you didn't put things off", sv: 'då du inte sköt upp saker' },
  },
  periodDay: {
    yesDays: { en: 'of your period', sv: 'med mens' },
    noDays: { en: 'outside your period', sv: 'utan mens' },
  },
  menstrualPhase: {
    yesDays: { en: 'in the menstrual phase', sv: 'i mensfasen' },
    noDays: otherPhases,
  },
  follicularPhase: {
    yesDays: { en: 'in the follicular phase', sv: 'i follikelfasen' },
    noDays: otherPhases,
  },
  ovulationPhase: {
    yesDays: { en: 'around ovulation', sv: 'runt ägglossningen' },
    noDays: otherPhases,
  },
  lutealPhase: { yesDays: { en: 'in the luteal phase', sv: 'i lutealfasen' }, noDays: otherPhases },
  nights: {
    yesDays: { en: 'with a logged night', sv: 'med en loggad natt' },
    noDays: { en: 'without a logged night', sv: 'utan loggad natt' },
  },
  sleepHours: {
    change: { en: ['fewer', 'more'], sv: ['kortare', 'längre'] },
    subject: { en: 'time asleep', sv: 'sömntiden' },
    each: { en: 'For each extra hour of sleep', sv: 'För varje extra timmes sömn' },
    more: { en: 'More sleep', sv: 'Mer sömn' },
  },
  sleepQuality: {
    subject: { sv: 'sömnkvaliteten' },
    each: { en: 'For each extra point of sleep quality', sv: 'För varje poäng bättre sömnkvalitet' },
    more: { en: 'Better sleep', sv: 'Bättre sömn' },
  },
  stressLevel: {
    change: lessOrMore,
    subject: { sv: 'stressen' },
    each: { en: 'For each extra point of stress', sv: 'För varje poäng högre stress' },
    more: { en: 'More stress', sv: 'Mer stress' },
  },
  mood: {
    change: { en: ['lower', 'better'], sv: ['sämre', 'bättre'] },
    subject: { sv: 'humöret' },
    each: { en: 'For each extra point of mood', sv: 'För varje poäng bättre humör' },
    more: { en: 'Better mood', sv: 'Bättre humör' },
  },
  energyLevel: {
    change: lessOrMore,
    subject: { sv: 'energin' },
    each: { en: 'For each extra point of energy', sv: 'För varje poäng mer energi' },
    more: { en: 'More energy', sv: 'Mer energi' },
  },
  waterIntake: {
    each: { en: 'For each extra glass of water', sv: 'För varje extra glas vatten' },
    more: { en: 'More water', sv: 'Mer vatten' },
  },
  steps: {
    each: { en: 'For every 1,000 extra steps', sv: 'För varje 1 000 extra steg' },
    more: { en: 'More steps', sv: 'Fler steg' },
    step: 1000,
  },
  workouts: {
    each: { en: 'For each extra workout', sv: 'För varje extra träningspass' },
    more: { en: 'More workouts', sv: 'Fler träningspass' },
  },
  workoutMinutes: {
    each: { en: 'For every 30 extra minutes of exercise', sv: 'För varje 30 extra minuter träning' },
    more: { en: 'More exercise', sv: 'Mer träning' },
  },
  meditationMinutes: {
    each: { en: 'For every 10 extra minutes of meditation', sv: 'För varje 10 extra minuter meditation' },
    more: { en: 'More meditation', sv: 'Mer meditation' },
    step: 10,
  },
  meditationSessions: {
    each: { en: 'For each extra meditation session', sv: 'För varje extra meditationsstund' },
    more: { en: 'More meditation sessions', sv: 'Fler meditationsstunder' },
  },
  bedtime: {
    each: { en: 'For each hour of later bedtime', sv: 'För varje timme senare läggtid' },
    more: { en: 'A later bedtime', sv: 'Senare läggtid' },
    step: 60,
  },
  wakeTime: {
    each: { en: 'For each hour of later waking', sv: 'För varje timme senare uppvaknande' },
    more: { en: 'A later morning', sv: 'Senare morgon' },
    step: 60,
  },
  meals: {
    each: { en: 'For each extra meal', sv: 'För varje extra måltid' },
    more: { en: 'More meals', sv: 'Fler måltider' },
  },
  mainMeals: {
    each: { en: 'For each extra main meal', sv: 'För varje extra huvudmåltid' },
    more: { en: 'More main meals', sv: 'Fler huvudmåltider' },
  },
  caloriesEaten: {
    each: { en: 'For every extra 500 kcal eaten', sv: 'För varje 500 kcal extra mat' },
    more: { en: 'More food', sv: 'Mer mat' },
    step: 500,
  },
  distance: {
    each: { en: 'For each extra kilometre', sv: 'För varje extra kilometer' },
    more: { en: 'A longer distance', sv: 'Längre sträcka' },
  },
  floors: {
    each: { en: 'For each extra floor climbed', sv: 'För varje extra våning uppför' },
    more: { en: 'More floors climbed', sv: 'Fler våningar uppför' },
  },
  activeMinutes: {
    each: { en: 'For every 30 extra active minutes', sv: 'För varje 30 extra aktiva minuter' },
    more: { en: 'More active minutes', sv: 'Fler aktiva minuter' },
  },
  activeCalories: {
    each: { en: 'For every extra 100 kcal of active energy', sv: 'För varje 100 kcal extra aktiv energi' },
  },
  totalCalories: {
    each: { en: 'For every extra 100 kcal burned', sv: 'För varje 100 kcal extra förbrukad energi' },
    more: { en: 'More energy burned', sv: 'Mer förbrukad energi' },
  },
  workoutCalories: {
    each: {
      en: 'For every extra 100 kcal burned in workouts',
      sv: 'För varje 100 kcal extra förbrukade i träning',
    },
  },
  protein: { each: { en: 'For every extra 10 g of protein', sv: 'För varje 10 g extra protein' } },
  carbs: { each: { en: 'For every extra 10 g of carbohydrates', sv: 'För varje 10 g extra kolhydrater' } },
  fat: { each: { en: 'For every extra 10 g of fat', sv: 'För varje 10 g extra fett' } },
  flowIntensity: {
    each: { en: 'For each point of heavier flow', sv: 'För varje poäng kraftigare blödning' },
    more: { en: 'Heavier flow', sv: 'Kraftigare blödning' },
  },
  weight: { subject: { sv: 'vikten' } },
  bodyFat: { subject: { sv: 'kroppsfettet' } },
  waist: { subject: { en: 'waist size', sv: 'midjemåttet' } },
  heartRate: { subject: { sv: 'vilopulsen' } },
  heartRateVariability: { subject: { sv: 'hjärtfrekvensvariabiliteten' } },
  respiratoryRate: { subject: { sv: 'andningsfrekvensen' } },
  bloodOxygen: { subject: { sv: 'syremättnaden' } },
  skinTemperature: { subject: { en: 'skin temperature', sv: 'hudtemperaturen' } },
  vo2Max: { subject: { en: 'oxygen uptake', sv: 'syreupptaget' } },
  deepSleepHours: {
    change: lessOrMore,
    subject: { sv: 'djupsömnen' },
    each: { en: 'For each extra hour of deep sleep', sv: 'För varje extra timmes djupsömn' },
  },
  remSleepHours: {
    change: lessOrMore,
    subject: { sv: 'REM-sömnen' },
    each: { en: 'For each extra hour of REM sleep', sv: 'För varje extra timmes REM-sömn' },
  },
  lightSleepHours: {
    change: lessOrMore,
    subject: { sv: 'den lätta sömnen' },
    each: { en: 'For each extra hour of light sleep', sv: 'För varje extra timmes lätt sömn' },
  },
  sleepEfficiency: {
    subject: { sv: 'sömneffektiviteten' },
    each: {
      en: 'For every 5 percentage points of sleep efficiency',
      sv: 'För varje 5 procentenheter högre sömneffektivitet',
    },
    more: { en: 'Higher sleep efficiency', sv: 'Högre sömneffektivitet' },
  },
  cycleMood: { subject: { en: 'mood in the cycle diary', sv: 'humöret i cykeldagboken' } },
  cycleEnergy: { subject: { en: 'energy in the cycle diary', sv: 'energin i cykeldagboken' } },
  cyclePain: { change: lessOrMore, subject: { sv: 'smärtan' } },
};

/**
 * The size of one step of a measure in sentences about its effect, by the unit of the measure: 30 in "for each extra 30
 * minutes". The size is 1 for units that are not listed.
 */
const defaultSteps: Partial<Record<keyof typeof measureUnits, number>> = {
  minutes: 30,
  kilocalories: 100,
  grams: 10,
  percent: 5,
  milliseconds: 10,
  minutesAfterNoon: 60,
  minutesAfterMidnight: 60,
};

/**
 * Returns the size of one step of a measure in sentences about its effect, in the unit of the measure: 1000 for steps
 * ("for each extra 1,000 steps"). Returns 1 for a yes/no measure.
 */
export function phraseStep(name: MeasureName): number {
  return phrases[name]?.step ?? defaultSteps[measures[name].unit] ?? 1;
}

/** Returns a measure's name for use inside a sentence: "sleep quality". */
export function inSentence(name: MeasureName, language: Language): string {
  const text = measures[name].name[language];
  // Abbreviations such as REM and HRV keep their capitals.
  return /^.[A-Z]/.test(text) ? text : text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
}

/** Returns the words for an outcome as the subject of a sentence: "sleep quality", in Swedish "sömnkvaliteten". */
export function subjectPhrase(name: MeasureName, language: Language): string {
  return phrases[name]?.subject?.[language] ?? inSentence(name, language);
}

/**
 * Returns the words that follow "days" in a sentence about the days on which a yes/no measure is yes: "with alcohol".
 */
export function yesDaysPhrase(name: MeasureName, language: Language): string {
  const own = phrases[name]?.yesDays?.[language];
  return own ?? `${language === 'sv' ? 'med' : 'with'} ${inSentence(name, language)}`;
}

/** Returns the words that follow "days" for the days on which a yes/no measure is no: "without alcohol". */
export function noDaysPhrase(name: MeasureName, language: Language): string {
  const own = phrases[name]?.noDays?.[language];
  return own ?? `${language === 'sv' ? 'utan' : 'without'} ${inSentence(name, language)}`;
}

/** Returns the start of a sentence about a measure that is a number: "For each extra hour of sleep". */
export function eachPhrase(name: MeasureName, language: Language): string {
  const own = phrases[name]?.each?.[language];
  if (own) return own;
  const amount = formatAmount(phraseStep(name), name, language);
  const what = inSentence(name, language);
  return language === 'sv' ? `För varje ${amount} mer ${what}` : `For each ${amount} more ${what}`;
}

/** Returns the words for more of a measure at the start of a title: "More sleep". */
export function morePhrase(name: MeasureName, language: Language): string {
  const own = phrases[name]?.more?.[language];
  if (own) return own;
  if (measures[name].kind === 'yesNo') return measures[name].name[language];
  return `${language === 'sv' ? 'Mer' : 'More'} ${inSentence(name, language)}`;
}

/** Returns the words for more of a measure within a sentence, without a number: "more food". */
export function moreInSentence(name: MeasureName, language: Language): string {
  const more = morePhrase(name, language);
  return more.charAt(0).toLocaleLowerCase(language) + more.slice(1);
}

/** Returns the start of a sentence about more of a measure, without a number: "With more food". */
export const withMorePhrase = (name: MeasureName, language: Language): string =>
  `${language === 'sv' ? 'Med' : 'With'} ${moreInSentence(name, language)}`;

/** Returns the words for a change of an outcome in a title: "lower" sleep quality, "more" energy. */
export function changePhrase(name: MeasureName, effect: number, language: Language): string {
  const fallback = { en: ['lower', 'higher'], sv: ['lägre', 'högre'] } as const;
  const words = measures[name].kind === 'yesNo' ? lessOrMore : (phrases[name]?.change ?? fallback);
  return words[language][effect < 0 ? 0 : 1];
}

/**
 * Returns a difference in a measure with its unit and without its sign: "0.9", "24 min", "20 percentage points".
 * `formatPlain` formats the number of an amount that is neither a share nor a time.
 */
export function formatAmount(
  value: number,
  name: MeasureName,
  language: Language,
  formatPlain = formatDecimal,
): string {
  const { unit } = measures[name];
  const size = Math.abs(value);
  if (unit === 'yesNo') return formatPoints(formatDecimal(size * 100, language, 0), language);
  if (unit === 'percent') return formatPoints(formatSize(size, language), language);
  if (unit === 'hours') return formatHours(size);
  if (unit === 'minutesAfterNoon' || unit === 'minutesAfterMidnight')
    return `${formatDecimal(size, language, 0)} min`;
  const symbol = unit === 'ofTen' || unit === 'ofFive' ? '' : measureUnits[unit][language];
  return `${formatSize(size, language, formatPlain)} ${symbol}`.trimEnd();
}

/**
 * Returns a difference between two percentages with its unit: "20 percentage points". `number` is already formatted.
 */
function formatPoints(number: string, language: Language): string {
  if (language === 'sv') return `${number} ${number === '1' ? 'procentenhet' : 'procentenheter'}`;
  return `${number} ${number === '1' ? 'percentage point' : 'percentage points'}`;
}

const formatSize = (size: number, language: Language, formatPlain = formatDecimal) =>
  formatPlain(size, language, size >= 20 ? 0 : size < 0.1 ? 2 : 1);

/**
 * Returns the value of a measure on a day, with its unit: "7 of 10", "Yes", "22:45", "7 h 30 min". `formatPlain`
 * formats a number that is neither yes/no nor a time.
 */
export function formatValue(
  value: number,
  name: MeasureName,
  language: Language,
  formatPlain = formatDecimal,
): string {
  const { unit } = measures[name];
  if (unit === 'yesNo') {
    const [yes, no] = language === 'sv' ? ['Ja', 'Nej'] : ['Yes', 'No'];
    return value >= 0.5 ? yes : no;
  }
  if (unit === 'minutesAfterNoon') return formatClock(value + 12 * 60);
  if (unit === 'minutesAfterMidnight') return formatClock(value);
  if (unit === 'ofTen' || unit === 'ofFive')
    return `${formatPlain(value, language, 1)} ${measureUnits[unit][language]}`;
  if (unit === 'percent')
    return `${formatSize(value, language, formatPlain)}${language === 'en' ? '%' : '\u00a0%'}`;
  return `${value < 0 ? '−' : ''}${formatAmount(value, name, language, formatPlain)}`;
}

/**
 * Returns a word that replaces a hidden value: "low", "medium" or "high" for the thirds of a scale, otherwise "logged".
 */
export function valueWord(value: number, name: MeasureName, language: Language): string {
  const measure = measures[name];
  if (measure.kind !== 'scale') return language === 'sv' ? 'loggat' : 'logged';
  return levelWords[language][levelOf(value, measure)];
}

const levelWords = {
  en: { low: 'low', medium: 'medium', high: 'high' },
  sv: { low: 'låg nivå', medium: 'medelnivå', high: 'hög nivå' },
} as const;
