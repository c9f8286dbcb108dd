/** The default number of measures: about as many as a person with check-ins and a wearable has. */
export const usualMeasures = 12;

/**
 * Returns the smallest distance, in standard deviations, of a signal that is shown. `single` is this distance if one
 * measure is checked for signals, and `watched` is the number of measures that are checked. The larger distance keeps
 * the false alarms of all measures together about as rare as those of one measure. The tail of the normal distribution
 * beyond a distance d falls like exp(-d² / 2).
 */
export const clearDistance = (single: number, watched: number): number =>
  Math.sqrt(single ** 2 + 2 * Math.log(Math.max(1, watched)));
