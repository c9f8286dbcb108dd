import { addDays, type CalendarDay, getWeekday } from '#domain/calendar-day.ts';
import { answerBounds, type Category, getCategoryRule } from '#domain/checkin.ts';

export interface CheckinDay {
  day: CalendarDay;
  answers: Record<Category, number>;
}

/** The properties of a person that determine the generated answers. */
interface Profile {
  mood: number;
  energy: number;
  stress: number;
  /**
   * The probability of drinking wine on a Friday or Saturday. On other days the probability is a quarter of this value.
   */
  wine: number;
  /** The share of days without a check-in, 0 to 1. */
  forgets: number;
}

/**
 * Returns realistic check-ins for tests, measurements and demonstrations. Mood and stress depend on the day before,
 * weekends differ from work days, wine reduces sleep, sleep raises energy, and some days are missing. `random` returns
 * numbers in [0, 1) and determines the result. `today` is the last day.
 */
export function generateCheckins(random: () => number, today: CalendarDay, days: number): CheckinDay[] {
  const profile: Profile = {
    mood: 5.5 + 2 * random(),
    energy: 5 + 2 * random(),
    stress: 3 + 3 * random(),
    wine: random() * 0.9,
    forgets: 0.02 + 0.2 * random(),
  };
  const year: CheckinDay[] = [];
  let before = { mood: profile.mood, stress: profile.stress, alcohol: 0 };
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const answers = generateAnswers(random, profile, day, before);
    before = answers;
    if (random() >= profile.forgets) year.push({ day, answers: clampAnswers(answers) });
  }
  return year;
}

function generateAnswers(
  random: () => number,
  profile: Profile,
  day: CalendarDay,
  before: { mood: number; stress: number; alcohol: number },
): Record<Category, number> {
  const weekday = getWeekday(day);
  const isFree = weekday === 0 || weekday === 6;
  const isEvening = weekday === 5 || weekday === 6;
  const happens = (chance: number) => Number(random() < chance);

  const stress =
    autoregress(before.stress, profile.stress - (isFree ? 1.2 : -0.4), 0.5) + 1.2 * normal(random);
  const sleep = 7.2 - 0.25 * (stress - 4) - 1.3 * before.alcohol + 1.1 * normal(random);
  const self_care = happens(isFree ? 0.7 : 0.4);
  const mood =
    autoregress(before.mood, profile.mood + (isFree ? 0.5 : 0), 0.6) +
    0.3 * (sleep - 6.5) * 0.5 -
    0.15 * (stress - 4) +
    0.5 * self_care +
    0.8 * normal(random);
  return {
    mood,
    stress,
    sleep,
    energy: profile.energy + 0.45 * (sleep - 6.5) + 0.9 * normal(random),
    hydration: 6 + 1.5 * self_care + 1.8 * normal(random),
    alcohol: happens(isEvening ? profile.wine : profile.wine / 4),
    sugar: happens(0.35 + 0.04 * (stress - 4)),
    junk_food: happens(isEvening ? 0.35 : 0.12),
    self_care,
    procrastination: happens(isFree ? 0.2 : 0.3 + 0.04 * (stress - 4)),
  };
}

/**
 * Returns a weighted mean of yesterday's value and the usual value. `part` is the weight of yesterday's value. This is
 * a first-order autoregression without noise.
 */
function autoregress(yesterday: number, usual: number, part: number): number {
  return part * yesterday + (1 - part) * usual;
}

/** Returns a random number with the standard normal distribution (Box-Muller transform). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function clampAnswers(answers: Record<Category, number>): Record<Category, number> {
  const entries = Object.entries(answers) as [Category, number][];
  const bounded = entries.map(([category, answer]) => {
    const { min, max } = answerBounds[getCategoryRule(category).kind];
    return [category, Math.min(max, Math.max(min, Math.round(answer)))];
  });
  return Object.fromEntries(bounded);
}
