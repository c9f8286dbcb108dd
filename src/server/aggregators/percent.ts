/** Converts a share to percent. Reads a value up to 1 as a fraction, because some providers write 0.95 for 95%. */
export const toPercent = (share: number): number => (share <= 1 ? share * 100 : share);

/** Works like `toPercent`. Returns null if the share is null or undefined. */
export const toPercentOrNull = (share: number | null | undefined): number | null =>
  typeof share === 'number' ? toPercent(share) : null;
