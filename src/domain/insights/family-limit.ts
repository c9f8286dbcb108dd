/** The default number of measures: about as many as a person with check-ins and a wearable has. */
export const usualMeasures = 12;

/**
 * Returns the distance, in standard deviations, that a signal must have to be shown if `watched` measures are searched.
 * `single` is the distance for one measure. The larger distance keeps the false alarms of all measures together about as
 * rare as those of one measure. The tail of the normal distribution beyond a distance d falls like exp(-d² / 2).
 */
export const clearDistance = (single: number, watched: number): number =>
  Math.sqrt(single ** 2 + 2 * Math.log(Math.max(1, watched)));
