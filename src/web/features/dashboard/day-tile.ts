import { usualLevelOf } from '#domain/year-horizon.ts';

/**
 * The size of the tile of a day, in units of the drawing. `width` and `height` include `space`, the gap to the next
 * tile.
 */
export const tile = { width: 40, height: 36, space: 2 };

/** The radius of the corners of a tile, in units of the drawing. */
const radius = 3;

/** The distance from the top of a tile to the usual value, in units of the drawing. */
const usualLevel = 18;

/** The distance from the usual value to the highest and to the lowest hill, in units of the drawing. */
const amplitude = 12;

/**
 * Returns the height that is drawn for a height from -1 to 1. Leaves a gap between the three levels (see
 * `usualLevelOf`), because a tile is only 15 px high on a phone.
 */
const separateLevels = (height: number): number =>
  usualLevelOf(height) === 'around' ? height / 2 : Math.sign(height) * (0.25 + 0.75 * Math.abs(height));

/** The middle of a hill is this far above its ends, in units of the drawing. */
const bulge = 2;

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

/** Returns the outline of a tile, with round corners, as an SVG subpath. */
export function tilePath({ x, y }: Corner): string {
  const [width, height] = [tile.width - tile.space - 2 * radius, tile.height - tile.space - 2 * radius];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  const [right, bottom] = [`h${width}${corner(1, 1)}`, `v${height}${corner(-1, 1)}`];
  return `M${x + radius} ${y}${right}${bottom}h${-width}${corner(-1, -1)}v${-height}${corner(1, -1)}Z`;
}

/** Returns the line at the usual value of a tile as an SVG subpath. */
export const usualPath = ({ x, y }: Corner): string => `M${x} ${y + usualLevel}h${tile.width - tile.space}`;

/** Returns the short line on the ground of a day without a value as an SVG subpath. */
export const gapPath = ({ x, y }: Corner): string =>
  `M${x + (tile.width - tile.space) / 2 - 7} ${y + tile.height - tile.space - 3}h14`;

/** Returns the bare ground of a tile as an SVG subpath. */
export const groundPath = ({ x, y }: Corner): string =>
  `M${x} ${y + tile.height - tile.space - 8}h${tile.width - tile.space}v8h${tile.space - tile.width}Z`;

/**
 * Returns the outline of the hill in a tile as an SVG subpath. `height` is the value on a scale from -1 to 1, where 0
 * is the person's usual value.
 */
export function hillPath({ x, y }: Corner, height: number): string {
  const [right, bottom] = [x + tile.width - tile.space, y + tile.height - tile.space];
  const end = round(y + usualLevel - separateLevels(height) * amplitude + bulge);
  return `M${x} ${end}Q${(x + right) / 2} ${round(end - 3 * bulge)} ${right} ${end}V${bottom}H${x}Z`;
}

/** Returns the upper edge of the hill in a tile as an SVG subpath. See `hillPath`. */
export const hillEdge = (corner: Corner, height: number): string =>
  hillPath(corner, height).split('V')[0] ?? '';

const round = (number: number) => Math.round(number * 10) / 10;
