/**
 * The default number of measures that are checked for signals: about as many as a person with check-ins and a wearable
 * has.
 */
export const usualMeasures = 12;

/**
 * Returns how far, in standard deviations, a value must be from normal to be shown as a signal. `single` is this
 * distance for one measure. `watched` is the number of measures that are checked for signals. The larger distance keeps
 * the false alarms of all measures together about as rare as those of one measure. The formula follows from the tail of
 * the normal distribution, which falls like exp(-d² / 2) beyond a distance d.
 */
export const clearDistance = (single: number, watched: number): number =>
  Math.sqrt(single ** 2 + 2 * Math.log(Math.max(1, watched)));
