/** The longest span of days that a look uses. Habits change, and the time of a look must stay bounded. */
export const lookWindow = 728;

interface Look {
  /** The days since the person's first day, both included, at whose end the look happens. */
  day: number;
  /** The false discovery rate that the look may spend. */
  rate: number;
}

/** The looks of the first year. Looking more often would find more that is not there. */
const firstYear: Look[] = [
  { day: 42, rate: 0.1 / 7 },
  { day: 63, rate: 0.1 / 7 },
  { day: 91, rate: 0.1 / 7 },
  { day: 126, rate: 0.1 / 7 },
  { day: 182, rate: 0.1 / 7 },
  { day: 252, rate: 0.1 / 7 },
  { day: 364, rate: 0.1 / 7 },
];
const yearly: Look = { day: 364, rate: 0.1 / 7 };

/** Returns the looks after the day `done` and up to the day `today`, counted from the person's first day as 1. */
export function looksBetween(done: number, today: number): Look[] {
  const looks = [...firstYear];
  for (let day = 2 * yearly.day; day <= today; day += yearly.day) looks.push({ ...yearly, day });
  return looks.filter(({ day }) => day > done && day <= today);
}
