/** How many dots have space beside each other if the nearest other value is far away, or if there is none. */
const columnsInWidestGap = 6;

/**
 * Returns how many dots have space beside each other at one value. `places` are the horizontal positions of all dots in
 * pixels, and `spacing` is the distance between the centres of two dots.
 */
export function countColumns(places: readonly number[], spacing: number): number {
  const ordered = [...new Set(places)].sort((one, other) => one - other);
  const gaps = ordered.slice(1).map((place, index) => place - (ordered[index] ?? 0));
  const gap = Math.min(columnsInWidestGap * spacing * 1.25, ...gaps);
  return Math.max(1, Math.floor((0.8 * gap) / spacing));
}

/**
 * Stacks dots that have the same place, `columns` beside each other. Returns the horizontal position of each dot in
 * pixels, and its level from 0 at the bottom. With one column, moves the dots to the nearest of equally spaced places,
 * so that they do not overlap.
 */
export function stackDots(
  places: readonly number[],
  columns: number,
  spacing: number,
): { x: number; level: number }[] {
  const centres = places.map((place) => (columns > 1 ? place : Math.round(place / spacing) * spacing));
  const sizes = Map.groupBy(centres, (centre) => centre);
  const placed = new Map<number, number>();
  return centres.map((centre) => {
    const index = placed.get(centre) ?? 0;
    placed.set(centre, index + 1);
    const beside = Math.min(columns, sizes.get(centre)?.length ?? 1);
    const column = (index % columns) - (beside - 1) / 2;
    return { x: centre + column * spacing, level: Math.floor(index / columns) };
  });
}
