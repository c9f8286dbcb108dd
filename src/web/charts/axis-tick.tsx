interface Props {
  /** The distance of the value from the upper edge of the drawing, in pixels. */
  y: number;
  text: string;
  /** The right end of the line, in percent of the drawing. */
  end?: number;
}

/** Draws a hairline at a value of the vertical axis, and the text of the value to the left of the drawing. */
export const AxisTick = ({ y, text, end = 100 }: Props) => (
  <>
    <line x2={`${end}%`} y1={y} y2={y} stroke="var(--line)" />
    <text x="-8" y={y + 4.5} textAnchor="end" fontSize="13" fill="var(--muted)">
      {text}
    </text>
  </>
);

/** Returns the width that the texts of the ticks need to the left of the drawing, as a CSS length. */
export const axisWidth = (ticks: readonly { text: string }[]): string =>
  ticks.length === 0 ? '0' : `${Math.max(...ticks.map(({ text }) => text.length)) + 1}ch`;
