/**
 * How the amount of a food was obtained. `photo`: the amount was estimated from a photo. `photo-without-amount`: the
 * photo shows the food but gives no plausible amount, so a standard portion is used.
 */
export type AmountSource = 'photo' | 'photo-without-amount';

/**
 * Returns the probability, 0 to 1, that the energy of a meal is within 20% of the truth. The probability depends only
 * on how the amounts of the foods were obtained (`amounts`) and on how many of the foods are in the food tables
 * (`known`). Returns 0 if there are no foods.
 *
 * The mean absolute error of photo estimates is published as 32 to 40% of energy. Assuming normally distributed errors
 * with a mean absolute value of 35%, the probability is 2 Φ(0.2 / (0.35 √(π/2))) − 1 = .35. Φ is the distribution
 * function of the standard normal distribution. A photo without an amount uses a standard portion. With an assumed mean
 * absolute error of 50%, the probability is .25.
 */
export function estimateConfidence(amounts: readonly AmountSource[], known: number): number {
  if (amounts.length === 0) return 0;
  const mean = amounts.reduce((sum, source) => sum + probabilities[source], 0) / amounts.length;
  return Math.round(((mean * known) / amounts.length) * 100) / 100;
}

const probabilities: Record<AmountSource, number> = { photo: 0.35, 'photo-without-amount': 0.25 };
