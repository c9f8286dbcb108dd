/** The size of a day in units of the drawing, with the space to the next day. */
export const tile = { width: 40, height: 36, space: 3 };

/**
 * The distance from the top of a hill down to its two sides, and from the top up to the control point of its curve, in
 * units of the drawing.
 */
const slope = 3.2;

/**
 * The distances from the top of the tile to two baselines: that of the nearest ridge, and that of the farthest ridge if
 * there are four or more. A ridge is the row of hills of a measure. The hill of a day with the usual value reaches up
 * to the baseline of its ridge.
 */
const [farthest, nearest] = [11, 25];

/** The upper left corner of a tile. */
interface Corner {
  x: number;
  y: number;
}

/** Returns the corner of a day's tile. `cell` is the number of the day in the calendar page, with 0 at the top left. */
export const tileCorner = (cell: number): Corner => ({
  x: (cell % 7) * tile.width,
  y: Math.floor(cell / 7) * tile.height,
});

/** Returns the path of a tile, as a subpath. */
export const skyPath = ({ x, y }: Corner): string =>
  `M${x} ${y}h${tile.width - tile.space}v${tile.height - tile.space}H${x}Z`;

/**
 * Returns the distance from the top of a tile to the top of a hill. `height` is from -1 to 1, with 0 for the usual
 * value. `order` is 0 for the farthest of `count` ridges.
 */
export function hillTop(height: number, order: number, count: number): number {
  const step = (nearest - farthest) / Math.max(3, count - 1);
  const baseline = nearest - (count - 1 - order) * step;
  return baseline - height * (step + 2.5);
}

/**
 * Returns the path of a hill across a tile, as a subpath. The hills of neighbouring ridges lean to different sides, so
 * that none hides the next.
 */
export function hillPath({ x, y }: Corner, top: number, order: number): string {
  const [right, bottom] = [x + tile.width - tile.space, y + tile.height - tile.space];
  const lean = order % 2 === 0 ? 0.25 : 0.75;
  const side = Math.min(bottom, y + top + slope);
  const control = [x + (right - x) * lean, y + top - slope].map(round).join(' ');
  return `M${x} ${round(side)}Q${control} ${right} ${round(side)}V${bottom}H${x}Z`;
}

const round = (number: number) => Math.round(number * 10) / 10;
