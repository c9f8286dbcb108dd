import { median } from '../median.ts';
import { at, type Vector } from './statistics/vector.ts';

/**
 * Returns the values without the effect of weekdays. Subtracts from each value the usual difference of its weekday: the
 * median of that weekday's values minus the median of all values. Unknown days (NaN) stay unknown. Index 0 and index 7
 * are the same weekday.
 */
export function adjustForWeekday(values: Vector): Vector {
  const known = (wanted?: number) =>
    values.filter((value, day) => !Number.isNaN(value) && (wanted === undefined || day % 7 === wanted));
  const whole = median(known());
  const usual = Array.from({ length: 7 }, (_, weekday) => median(known(weekday)) - whole);
  return values.map((value, day) => value - at(usual, day % 7));
}
