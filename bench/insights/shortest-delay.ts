import { createDraw, type Draw } from './random-person.ts';

/**
 * Prints the mean delay with which the best possible rule detects a step of 1 standard deviation (SD) in AR(1) noise,
 * for several numbers of measures. All measures together are allowed half a false alarm a year. The printed delay is a
 * lower limit for the delay of the change signal (docs/insights.md).
 *
 * The rule is the Shiryaev-Roberts rule with the true likelihoods: it knows the level before and after the step, the
 * step's direction and the autocorrelation, and has a value for every day. No rule with as few false alarms has a
 * shorter mean delay, if the step comes on a random day (Pollak and Tartakovsky 2009, Statistica Sinica 19, 1729-1739).
 * This also holds for AR(1) noise, because the rule uses the innovations, which are independent before the step.
 */
function printShortestDelays(): void {
  console.log('measures  phi  days between false alarms  mean delay in days');
  for (const measures of [1, 4])
    for (const phi of [0.1, 0.2, 0.3, 0.4, 0.6]) printDelay(measures, phi, daysPerAlarm * measures);
  console.log('\n14 days on average, phi 0.4: false alarms a year of one measure');
  const [limit, between] = limitForDelay(14, 0.4);
  console.log(`${(365 / between).toFixed(2)} (one in ${between.toFixed(0)} days, limit ${limit.toFixed(0)})`);
}

/**
 * The wanted mean number of days between two false alarms, if all measures are taken together. With 730 days, there is
 * half a false alarm a year.
 */
const daysPerAlarm = 730;
const runs = 8000;

function printDelay(measures: number, phi: number, wanted: number): void {
  // Searches for the limit with the wanted number of days between false alarms. That number is almost proportional to
  // the limit, so three iterations are enough.
  let limit = wanted * 0.6;
  for (let step = 0; step < 3; step++) limit *= wanted / daysBetweenAlarms(limit, phi);
  const between = daysBetweenAlarms(limit, phi);
  const { mean, error } = delayOf(limit, phi, between);
  const delay = `${mean.toFixed(1)} ± ${(1.96 * error).toFixed(1)}`;
  console.log(`${String(measures).padEnd(10)}${phi}  ${between.toFixed(0).padEnd(27)}${delay}`);
}

/**
 * The Shiryaev-Roberts rule raises an alarm when its statistic reaches a limit. Returns, to within 10, the limit at
 * which an alarm comes on average `wanted` days after the step of 1 SD. Also returns the mean number of days between
 * false alarms at this limit.
 */
function limitForDelay(wanted: number, phi: number): [limit: number, between: number] {
  let [from, to] = [20, 1000];
  while (to - from > 10) {
    const middle = (from + to) / 2;
    if (delayOf(middle, phi, daysBetweenAlarms(middle, phi)).mean < wanted) from = middle;
    else to = middle;
  }
  return [from, daysBetweenAlarms(from, phi)];
}

/**
 * The innovation is the part of a day's value that the previous day does not predict, divided by its standard
 * deviation. Returns how much the innovation rises if the level of the values rises by 1 SD: `first` on the day of the
 * rise, and `later` on each later day.
 */
function shiftsOf(phi: number): [first: number, later: number] {
  const deviation = Math.sqrt(1 - phi * phi);
  return [1 / deviation, (1 - phi) / deviation];
}

/** Returns the Shiryaev-Roberts statistic after another day. The last argument is the result of `shiftsOf`. */
function advanced(statistic: number, innovation: number, [first, later]: [number, number]): number {
  const likelihood = (shift: number) => Math.exp(shift * innovation - shift ** 2 / 2);
  return statistic * likelihood(later) + likelihood(first);
}

function daysBetweenAlarms(limit: number, phi: number): number {
  const draw = createDraw(1);
  const shifts = shiftsOf(phi);
  let days = 0;
  for (let run = 0; run < runs; run++) {
    let statistic = 0;
    do {
      statistic = advanced(statistic, draw.normal(), shifts);
      days++;
    } while (statistic < limit);
  }
  return days / runs;
}

/**
 * Simulates many steps. Returns the mean number of days from a step to its alarm, and the standard error of this mean.
 */
function delayOf(limit: number, phi: number, between: number): { mean: number; error: number } {
  const draw = createDraw(2);
  const delays = Array.from({ length: runs }, () => delayOnce(draw, limit, shiftsOf(phi), 2 * between));
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / runs;
  const squares = delays.reduce((sum, delay) => sum + (delay - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares) / runs };
}

/**
 * Returns the delay in days of one simulated step after `quiet` days without a step. The statistic starts again at 0
 * after each false alarm.
 */
function delayOnce(draw: Draw, limit: number, shifts: [number, number], quiet: number): number {
  let statistic = 0;
  for (let day = 0; day < quiet; day++) {
    statistic = advanced(statistic, draw.normal(), shifts);
    if (statistic >= limit) statistic = 0;
  }
  for (let waited = 1; ; waited++) {
    statistic = advanced(statistic, draw.normal() + (waited === 1 ? shifts[0] : shifts[1]), shifts);
    if (statistic >= limit) return waited;
  }
}

printShortestDelays();
