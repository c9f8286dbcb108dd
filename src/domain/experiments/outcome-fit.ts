import { type CalendarDay, getWeekday } from '../calendar-day.ts';
import { fitOutcome, type OutcomeModel } from '../insights/outcome-model.ts';
import { at, dot, type Vector } from '../insights/statistics/vector.ts';

/** The outcomes of consecutive days. A day without an outcome is NaN. */
export interface OutcomeSeries {
  start: CalendarDay;
  values: Vector;
}

/** Returns the indexes of the days with an outcome. */
export const knownRows = (values: Vector): Int32Array =>
  Int32Array.from([...values.keys()].filter((index) => !Number.isNaN(values[index])));

/**
 * Returns the covariates of the model: a constant, a linear trend, and one covariate for weekends. Covariates for six
 * weekdays would cost an experiment of 28 days a sixth of its power. They are not needed, because the schedule is drawn
 * within pairs of days and therefore favours no weekday.
 */
function adjustments({ start, values }: OutcomeSeries): Vector[] {
  const column = (value: (index: number) => number) => values.map((_, index) => value(index));
  const firstWeekday = getWeekday(start);
  return [
    column(() => 1),
    column((index) => (2 * index) / Math.max(1, values.length - 1) - 1),
    column((index) => ((index + firstWeekday) % 7 === 0 || (index + firstWeekday) % 7 === 6 ? 1 : 0)),
  ];
}

/**
 * Returns a model of the outcome with a trend and weekends, but without the action. The model is fitted to the known
 * days by generalised least squares with AR(1) errors. `phi` is the autocorrelation of the errors. If `phi` is
 * undefined, the autocorrelation is estimated.
 */
export function fitSeries(series: OutcomeSeries, phi?: number): OutcomeModel {
  return fitOutcome(knownRows(series.values), series.values, adjustments(series), phi);
}

/**
 * Returns the strength of the effect of a schedule: the absolute estimated effect divided by its standard error. The
 * value leaves out a factor that is the same for all schedules, so it can only be compared with the values of other
 * schedules. `switches` is the schedule, with 1 for a day with the action on and 0 for a day with the action off.
 * Returns 0 if the trend and the weekends explain the schedule completely, because the effect cannot be estimated then.
 *
 * Written as a single loop for speed, because the result of an experiment needs about 30,000 calls.
 */
export function effectStrength({ whitening, basis, residual }: OutcomeModel, switches: Vector): number {
  const { rows, carried, scale } = whitening;
  const explained = new Float64Array(basis.length);
  let along = 0;
  let squares = 0;
  let previous = 0;
  for (let i = 0; i < rows.length; i++) {
    const value = at(switches, at(rows, i));
    const white = (value - at(carried, i) * previous) * at(scale, i);
    previous = value;
    along += white * at(residual, i);
    squares += white * white;
    for (let column = 0; column < basis.length; column++)
      explained[column] = at(explained, column) + white * at(basis[column] as Vector, i);
  }
  const own = squares - dot(explained, explained);
  return own > 1e-9 * squares ? Math.abs(along) / Math.sqrt(own) : 0;
}
