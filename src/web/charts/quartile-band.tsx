interface Props {
  /** The quartiles of the usual values. */
  usual: { low: number; high: number };
  /** Returns the distance of a value from the upper edge of the drawing, in pixels. */
  toY: (value: number) => number;
  /** A CSS colour. */
  color: string;
  /** From 0 to 1. */
  opacity?: number;
  /** Draws a line at both edges, for a band behind bars of the same colour. */
  hasEdges?: boolean;
}

/** Draws the band between the quartiles of the usual values, across the whole drawing. */
export function QuartileBand({ usual, toY, color, opacity = 0.2, hasEdges = false }: Props) {
  const [low, high] = [toY(usual.low), toY(usual.high)];
  return (
    <>
      <rect
        width="100%"
        y={Math.min(low, high) - 1}
        height={Math.abs(low - high) + 2}
        rx={hasEdges ? 0 : 4}
        fill={color}
        opacity={opacity}
      />
      {hasEdges &&
        Object.entries({ low, high }).map(([name, y]) => (
          <line key={name} x2="100%" y1={y} y2={y} stroke={color} strokeOpacity="0.6" />
        ))}
    </>
  );
}
