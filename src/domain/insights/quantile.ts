/**
 * Returns the quantile of sorted values for a share of 0 to 1, interpolated between neighbours (type 7 of Hyndman and
 * Fan 1996). Returns NaN for an empty list.
 */
export function quantile(ordered: readonly number[], share: number): number {
  const place = (ordered.length - 1) * share;
  const below = ordered[Math.floor(place)] ?? Number.NaN;
  const above = ordered[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
