/** Returns a share as a percentage. Some makers write shares as fractions of 1. */
export const toPercent = (share: number): number => (share <= 1 ? share * 100 : share);
