import type { Population } from './population.ts';
import type { Draw } from './random-person.ts';

/**
 * Returns AR(1) noise with variance 1 and autocorrelation `phi`. Its innovations are normal, or have heavy tails if
 * `isHeavyTailed`.
 */
export function autoregressive(draw: Draw, days: number, phi: number, isHeavyTailed = false): Float64Array {
  const innovation = () => (isHeavyTailed ? heavyTailed(draw) : draw.normal());
  const series = new Float64Array(days);
  let previous = draw.normal();
  for (let day = 0; day < days; day++) {
    previous = phi * previous + Math.sqrt(1 - phi * phi) * innovation();
    series[day] = previous;
  }
  return series;
}

/** Returns a random number from Student's t distribution with 3 degrees of freedom, scaled to variance 1. */
function heavyTailed(draw: Draw): number {
  const chiSquare = draw.normal() ** 2 + draw.normal() ** 2 + draw.normal() ** 2;
  return draw.normal() / Math.sqrt(chiSquare);
}

/**
 * Returns a realistic series: AR(1) noise of variance 1. With a probability of 60%, adds a weekend
 * offset. With a probability of 30%, adds a linear drift. With a probability of 15%, adds a random
 * walk. Adds a yearly season and weekly habits if the population has them. The values are latent:
 * the caller later rounds outcomes to answers, and turns the values of yes/no exposures into 0 and
 * 1.
 */
export function latentSeries(draw: Draw, population: Population, phi = population.phi): Float64Array {
  const { days } = population;
  const series = autoregressive(draw, days, draw.uniform(...phi), population.heavyTails);
  const weekend = draw.chance(0.6) ? draw.uniform(0.3, 0.8) * sign(draw) : 0;
  const drift = draw.chance(0.3) ? draw.uniform(0.5, 1.5) * sign(draw) : 0;
  const walk = draw.chance(0.15) ? draw.uniform(0.03, 0.08) : 0;
  const season = population.season ? 0.7 * Math.SQRT2 : 0;
  const peak = draw.uniform(0, 2 * Math.PI);
  const habits = Array.from({ length: 7 }, () => (population.weeklyHabits ? draw.normal() : 0));
  let walked = 0;
  for (let day = 0; day < days; day++) {
    walked += walk * draw.normal();
    const slow = drift * (day / days - 0.5) + season * Math.sin((2 * Math.PI * day) / 365 + peak);
    const weekly = (day % 7 >= 5 ? weekend : 0) + (habits[day % 7] ?? 0);
    series[day] = (series[day] ?? 0) + walked + slow + weekly;
  }
  return series;
}

export const sign = (draw: Draw) => (draw.chance(0.5) ? 1 : -1);

/** Returns the series with mean 0 and variance 1. A constant series gives zeros. */
export function standardise(series: Float64Array): Float64Array {
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length;
  const variance = series.reduce((sum, value) => sum + (value - mean) ** 2, 0) / series.length;
  return series.map((value) => (variance > 0 ? (value - mean) / Math.sqrt(variance) : 0));
}
