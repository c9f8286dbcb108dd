/**
 * A tree: the position of its anchor point and its scale. The anchor point is 28 units, times the scale, above the
 * middle of the lower edge of the tree.
 */
export type Pine = [x: number, y: number, scale: number];

/** Draws trees in a landscape. */
export const Pines = ({ trees }: { trees: readonly Pine[] }) =>
  trees.map(([x, y, scale]) => (
    <path
      key={x}
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0-96 22-48H12L30-12H16L36 28H-36L-16-12H-30L-12-48H-22Z"
      fill="var(--near-hill)"
    />
  ));
