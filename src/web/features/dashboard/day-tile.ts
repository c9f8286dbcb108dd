/**
 * The size of the tile of a day, in units of the drawing. `width` and `height` include `space`, the gap to the next
 * tile.
 */
export const tile = { width: 40, height: 36, space: 3 };

/**
 * The ends of a hill's curve are this far below the top of the hill, and the control point of the
 * curve is this far above the top. In units of the drawing.
 */
const slope = 3.2;

/**
 * The baselines of the farthest and of the nearest ridge, as distances from the top of a tile in
 * units of the drawing. A ridge is the row of hills of a measure. On a day with the person's usual
 * value, the top of the hill is at the baseline. Four or more ridges are spaced evenly between the
 * two baselines. Fewer ridges have the spacing of four ridges, so none of them is at `farthest`.
 */
const [farthest, nearest] = [11, 25];

/** The upper left corner of a tile. */
interface Corner {
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

/** Returns the outline of a tile as an SVG subpath. */
export const skyPath = ({ x, y }: Corner): string =>
  `M${x} ${y}h${tile.width - tile.space}v${tile.height - tile.space}H${x}Z`;

/**
 * Returns the distance from the top of a tile to the top of a measure's hill, in units of the
 * drawing. `height` is the measure's value on a scale from -1 to 1, where 0 is the person's usual
 * value. `order` is the position of the measure among `count` measures. The measure at position 0
 * is at the back, where the hills are drawn highest.
 */
export function hillTop(height: number, order: number, count: number): number {
  const step = (nearest - farthest) / Math.max(3, count - 1);
  const baseline = nearest - (count - 1 - order) * step;
  return baseline - height * (step + 2.5);
}

/**
 * Returns the outline of a hill in a tile as an SVG subpath. `top` is the result of `hillTop`. The
 * hills of neighbouring ridges lean to different sides, so that a hill does not hide the hill
 * behind it.
 */
export function hillPath({ x, y }: Corner, top: number, order: number): string {
  const [right, bottom] = [x + tile.width - tile.space, y + tile.height - tile.space];
  const lean = order % 2 === 0 ? 0.25 : 0.75;
  const side = Math.min(bottom, y + top + slope);
  const control = [x + (right - x) * lean, y + top - slope].map(round).join(' ');
  return `M${x} ${round(side)}Q${control} ${right} ${round(side)}V${bottom}H${x}Z`;
}

const round = (number: number) => Math.round(number * 10) / 10;
