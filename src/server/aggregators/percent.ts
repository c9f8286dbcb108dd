/** Returns a share as a percentage. Some makers write shares as fractions of 1. */
export const toPercent = (share: number): number => (share <= 1 ? share * 100 : share);

/** Works like `toPercent`, and returns null for an unknown share. */
export const toPercentOrNull = (share: number | null | undefined): number | null =>
  typeof share === 'number' ? toPercent(share) : null;
