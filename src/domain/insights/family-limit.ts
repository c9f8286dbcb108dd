/**
 * The default number of measures that are checked for signals: about as many as a person with check-ins and a wearable
 * has.
 */
export const usualMeasures = 12;

/**
 * Returns how many standard deviations a statistic must be away from its expected value to be shown as a signal.
 * `single` is this number if only one measure is checked. `watched` is the number of measures that are checked for
 * signals. The result grows with `watched`, so that the false alarms of all measures together stay about as rare as
 * those of one measure. The formula follows from the tail of the normal distribution, which falls like exp(-d² / 2)
 * beyond a distance d.
 */
export const clearDistance = (single: number, watched: number): number =>
  Math.sqrt(single ** 2 + 2 * Math.log(Math.max(1, watched)));
