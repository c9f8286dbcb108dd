/**
 * A tree: the position of its anchor point in SVG units, and its scale. At scale 1, the anchor point is 28 units above
 * the middle of the tree's lower edge.
 */
export type Pine = [x: number, y: number, scale: number];

/** Draws trees in a landscape. */
export const Pines = ({ trees, fill = 'var(--pine)' }: { trees: readonly Pine[]; fill?: string }) =>
  trees.map(([x, y, scale]) => (
    <path
      key={x}
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0-96 22-48H12L30-12H16L36 28H-36L-16-12H-30L-12-48H-22Z"
      fill={fill}
    />
  ));
