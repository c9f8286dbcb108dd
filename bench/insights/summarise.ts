import { recallDays, type Score } from './score-person.ts';

/** A share with its 95% confidence interval. */
export interface Share {
  value: number;
  low: number;
  high: number;
}

export interface Summary {
  people: number;
  claims: number;
  /** The share of people with at least one false claim. */
  anyFalse: Share;
  /**
   * The share of a person's claims that are false, averaged over all people. The share of a person without claims is 0.
   */
  falseShare: Share;
  /**
   * For each day in `recallDays`, the share of the planted effects (see `PlantedEffect`) that were claimed at the right
   * lag by that day.
   */
  recall: Share[];
  /**
   * Of the claims about pairs with a planted effect, the share that states the lag of this effect. 1 if there are no
   * such claims.
   */
  rightLag: number;
  /** The share of all claims that state the opposite sign of a planted effect. 0 if there are no claims. */
  wrongSign: number;
  /** The expected calibration error, from 0 to 1 (see `expectedCalibrationError`). */
  calibrationError: number;
  /** The mean processor time per person, in milliseconds. */
  meanTime: number;
}

/**
 * Returns the results of a method. `scores` has the score of the method for each simulated person.
 */
export function summarise(scores: readonly Score[]): Summary {
  const total = (value: (score: Score) => number) => scores.reduce((sum, score) => sum + value(score), 0);
  const effects = total((score) => score.effects);
  const claims = total((score) => score.claims);
  const hits = claims - total((score) => score.falseClaims);
  return {
    people: scores.length,
    claims,
    anyFalse: share(
      total((score) => (score.falseClaims > 0 ? 1 : 0)),
      scores.length,
    ),
    falseShare: meanOf(scores.map((score) => (score.claims > 0 ? score.falseClaims / score.claims : 0))),
    recall: recallDays.map((_, index) =>
      share(
        total((score) => score.hits[index] ?? 0),
        effects,
      ),
    ),
    rightLag: hits > 0 ? total((score) => score.rightLag) / hits : 1,
    wrongSign: claims > 0 ? total((score) => score.wrongSign) / claims : 0,
    calibrationError: expectedCalibrationError(scores.flatMap((score) => score.confidences)),
    meanTime: total((score) => score.time) / Math.max(1, scores.length),
  };
}

/**
 * Returns the share `count / of` with Wilson's interval (1927, Journal of the American Statistical Association 22,
 * 209-212). All numbers are 0 if `of` is 0.
 */
function share(count: number, of: number): Share {
  if (of === 0) return { value: 0, low: 0, high: 0 };
  const value = count / of;
  const z = 1.96;
  const middle = (value + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const reach = (z / (1 + z ** 2 / of)) * Math.sqrt((value * (1 - value)) / of + z ** 2 / (4 * of ** 2));
  return { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

function meanOf(values: number[]): Share {
  const value = values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  const variance =
    values.reduce((sum, each) => sum + (each - value) ** 2, 0) / Math.max(1, values.length - 1);
  const reach = 1.96 * Math.sqrt(variance / Math.max(1, values.length));
  return { value, low: Math.max(0, value - reach), high: value + reach };
}

/**
 * Returns the expected calibration error: the absolute difference between the mean stated confidence and the share of
 * right claims, averaged over ten bins of confidence (0 to 0.1, 0.1 to 0.2 and so on). Each bin is weighted by its
 * number of claims. Returns 0 if there are no claims.
 */
export function expectedCalibrationError(confidences: readonly [shown: number, isRight: boolean][]): number {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, shown: 0, right: 0 }));
  for (const [shown, isRight] of confidences) {
    const bin = bins[Math.min(9, Math.floor(shown * 10))];
    if (!bin) continue;
    bin.count++;
    bin.shown += shown;
    bin.right += isRight ? 1 : 0;
  }
  const distance = bins.reduce((sum, { shown, right }) => sum + Math.abs(shown - right), 0);
  return confidences.length > 0 ? distance / confidences.length : 0;
}
