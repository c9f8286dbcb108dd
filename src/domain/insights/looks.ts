/** The most days that a scheduled analysis (look) uses. Older days are left out, because habits change. */
export const lookWindow = 728;

/** A scheduled analysis of a person's days. */
interface Look {
  /** The day of the look, counted from the person's first day as 1. */
  day: number;
  /** The highest accepted false discovery rate among the findings of this look, from 0 to 1. */
  rate: number;
}

/**
 * The looks of the first year. Their rates add up to 0.1, the intended false discovery rate of the whole year. `npm run
 * bench:insights` measures the rate that results. The rate is highest on day 91, when an effect of usual size can first
 * be detected.
 */
const firstYear: Look[] = [
  { day: 42, rate: 0.001 },
  { day: 63, rate: 0.003 },
  { day: 91, rate: 0.042 },
  { day: 126, rate: 0.006 },
  { day: 182, rate: 0.022 },
  { day: 252, rate: 0.006 },
  { day: 364, rate: 0.02 },
];
const yearly: Look = { day: 364, rate: 0.02 };

/**
 * Returns the looks after day `done`, up to and including day `today`. Days are counted from the person's first day as
 * 1.
 */
export function looksBetween(done: number, today: number): Look[] {
  const looks = [...firstYear];
  for (let day = 2 * yearly.day; day <= today; day += yearly.day) looks.push({ ...yearly, day });
  return looks.filter(({ day }) => day > done && day <= today);
}
