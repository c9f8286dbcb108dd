/** The longest span of days that a look uses. Habits change, and the time of a look must stay bounded. */
export const lookWindow = 728;

interface Look {
  /** The days since the person's first day, both included, at whose end the look happens. */
  day: number;
  /** The false discovery rate that the look may spend. */
  rate: number;
}

/**
 * The looks of the first year. Looking more often would find more that is not there. The rates add up to slightly more
 * than 0.1, because findings of successive looks overlap: `npm run bench:insights` measures the error of all together.
 * Most is spent where an effect of usual size first has a fair chance.
 */
const firstYear: Look[] = [
  { day: 42, rate: 0.005 },
  { day: 63, rate: 0.01 },
  { day: 91, rate: 0.03 },
  { day: 126, rate: 0.015 },
  { day: 182, rate: 0.02 },
  { day: 252, rate: 0.012 },
  { day: 364, rate: 0.015 },
];
const yearly: Look = { day: 364, rate: 0.015 };

/** Returns the looks after the day `done` and up to the day `today`, counted from the person's first day as 1. */
export function looksBetween(done: number, today: number): Look[] {
  const looks = [...firstYear];
  for (let day = 2 * yearly.day; day <= today; day += yearly.day) looks.push({ ...yearly, day });
  return looks.filter(({ day }) => day > done && day <= today);
}
