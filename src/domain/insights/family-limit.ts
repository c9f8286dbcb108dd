/** The number of measures for callers that do not state it: about those of a person with check-ins and a wearable. */
export const usualMeasures = 12;

/**
 * Returns how many standard deviations from usual a clear signal is, if `watched` measures are watched. `single` is the
 * distance for one measure. False alarms of all measures together are then about as rare as those of one measure,
 * because the tail of the normal distribution beyond a distance d falls like exp(-d² / 2).
 */
export const clearDistance = (single: number, watched: number): number =>
  Math.sqrt(single ** 2 + 2 * Math.log(Math.max(1, watched)));
