/**
 * The default number of measures that are checked for signals: about as many as a person with check-ins and a wearable
 * has.
 */
export const usualMeasures = 12;

/**
 * Returns how many standard deviations a statistic must be away from its expected value to be shown as a signal.
 * `single` is this number if only one measure is checked. `watched` is the number of measures that are checked for
 * signals. The result grows with `watched`, so that the false alarms of all measures together stay about as rare as
 * those of one measure.
 *
 * The probability that a normally distributed statistic is more than d standard deviations away from its expected value
 * falls about like exp(-d² / 2). So `watched` measures together have as few false alarms as one measure if
 * watched · exp(-d² / 2) = exp(-single² / 2). The solution of this equation is d = √(single² + 2 ln(watched)).
 */
export const clearDistance = (single: number, watched: number): number =>
  Math.sqrt(single ** 2 + 2 * Math.log(Math.max(1, watched)));
