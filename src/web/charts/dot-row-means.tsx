/** The heights of the label of a row and of the value of its mean, in pixels. */
export const [labelHeight, meanHeight] = [20, 24];

/** Draws a border in the colour of the background around a text, so that it can be read on lines and dots. */
export const halo = (background: string) =>
  ({ stroke: background, strokeWidth: 4, paintOrder: 'stroke' }) as const;

interface LineProps {
  row: { top: number; base: number };
  text: string;
  /** Where the mean is, in pixels from the left edge of the drawing. */
  x: number;
}

/** Draws the mean of a row: a line through its axis, with the value above. */
export function MeanLine({ row: { top, base }, text, x, background }: LineProps & { background: string }) {
  const start = top + labelHeight + meanHeight - 4;
  return (
    <>
      <line x1={x} x2={x} y1={start} y2={base + 5} stroke="var(--ink)" strokeWidth="2" />
      <text
        {...{ x, y: start - 5 }}
        textAnchor="middle"
        fontSize="15"
        fontWeight="700"
        fill="var(--ink)"
        {...halo(background)}
      >
        {text}
      </text>
    </>
  );
}

/** The least distance in pixels between the lines of two means that both have a value. */
const leastMeanGap = 10;

/**
 * Draws the mean of the row above as a dashed line, with its value on the side that is away from the mean of this row
 * (`ownX`). Leaves the value out if it has no room.
 */
export function OtherMean({
  row: { top, base },
  text,
  x,
  ownX = x,
  width,
}: LineProps & { ownX: number | undefined; width: number }) {
  const isRight = x > ownX;
  const room = (isRight ? width - x : x) - 8 * text.length;
  return (
    <>
      <line x1={x} x2={x} y1={top + labelHeight} y2={base} stroke="var(--ink)" strokeDasharray="2 4" />
      {Math.abs(x - ownX) >= leastMeanGap && room > 0 && (
        <text
          x={x + (isRight ? 5 : -5)}
          y={top + labelHeight + meanHeight - 9}
          textAnchor={isRight ? 'start' : 'end'}
          fontSize="13"
          fill="var(--muted)"
        >
          {text}
        </text>
      )}
    </>
  );
}
