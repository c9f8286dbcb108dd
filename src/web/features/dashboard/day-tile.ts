import { usualLevelOf } from '#domain/year-horizon.ts';

/** The size of the tile of a day, in units of the drawing. `height` includes `space`, the gap to the next week. */
export const tile = { width: 40, height: 39, space: 4 };

/** The height of the sky and the hills of a day. */
const inside = tile.height - tile.space;

/** The radius of the corners of a strip, in units of the drawing. */
const radius = 4;

/** The distance from the top of a tile to the usual value, in units of the drawing. */
const usualLevel = 19;

/** The distance from the usual value to the summit of the highest and of the lowest hill, in units of the drawing. */
const amplitude = 12;

/**
 * Returns the height that is drawn for a height from -1 to 1. Leaves a gap between the three levels (see
 * `usualLevelOf`), because a tile is only 20 px high on paper.
 */
const separateLevels = (height: number): number =>
  usualLevelOf(height) === 'around' ? height / 2 : Math.sign(height) * (0.25 + 0.75 * Math.abs(height));

/**
 * The slope of a hill, as horizontal distances from its summit in units of the drawing: the control points at the
 * summit and at the foot, and the foot. The foot is in the next tile, so that the hills of a week form a landscape.
 */
const slope = { summit: 14, foot: 14, end: 29 };

/** The upper left corner of a tile. */
export interface Corner {
  x: number;
  y: number;
}

/**
 * Returns the upper left corner of a day's tile. `cell` is the index of the tile in a calendar page with seven columns.
 * The tile at the top left has the index 0.
 */
export const tileCorner = (cell: number): Corner => ({
  x: (cell % 7) * tile.width,
  y: Math.floor(cell / 7) * tile.height,
});

/** Returns the outline of `days` tiles side by side, with round corners, as an SVG subpath. */
export function stripPath({ x, y }: Corner, days: number): string {
  const [width, height] = [days * tile.width - 2 * radius, inside - 2 * radius];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  const [right, bottom] = [`h${width}${corner(1, 1)}`, `v${height}${corner(-1, 1)}`];
  return `M${x + radius} ${y}${right}${bottom}h${-width}${corner(-1, -1)}v${-height}${corner(1, -1)}Z`;
}

/** Returns the line at the usual value of `days` tiles side by side as an SVG subpath. */
export const usualPath = ({ x, y }: Corner, days: number): string =>
  `M${x} ${y + usualLevel}h${days * tile.width}`;

/** Returns the short line on the ground of a day without a value as an SVG subpath. */
export const gapPath = ({ x, y }: Corner): string => `M${x + tile.width / 2 - 6} ${y + inside - 4}h12`;

/** Returns the upper edge of the flat ground of a tile as an SVG subpath. */
export const groundEdge = ({ x, y }: Corner): string =>
  `M${x} ${y + inside - 9}q${tile.width / 2}-4 ${tile.width} 0`;

/** Returns the flat ground of a tile as an SVG subpath. */
export const groundPath = (corner: Corner): string => `${groundEdge(corner)}v9h${-tile.width}Z`;

/**
 * Returns the outline of the hill of a day as an SVG subpath. `height` is the value on a scale from -1 to 1, where 0 is
 * the person's usual value.
 */
export function hillPath({ x, y }: Corner, height: number): string {
  const [middle, base] = [x + tile.width / 2, y + inside + 1];
  const summit = round(y + usualLevel - separateLevels(height) * amplitude);
  const { summit: high, foot, end } = slope;
  return (
    `M${middle - end} ${base}C${middle - foot} ${base} ${middle - high} ${summit} ${middle} ${summit}` +
    `S${middle + foot} ${base} ${middle + end} ${base}Z`
  );
}

const round = (number: number) => Math.round(number * 10) / 10;
