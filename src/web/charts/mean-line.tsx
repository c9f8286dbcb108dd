export interface MeanGroup {
  /** The mean of the group's values, which is drawn as a line. */
  mean: number;
  /** The mean as text, at the end of its line. Empty if the person hides the numbers. */
  text: string;
}

interface Props {
  group: MeanGroup;
  y: number;
  textY: number;
  color: string;
  isDashed?: boolean;
}

/** Draws the mean of a group as a pale horizontal line behind the days. Its text is to the right of the drawing. */
export const MeanLine = ({ group, y, textY, color, isDashed = false }: Props) => (
  <>
    <line
      x2="100%"
      y1={y}
      y2={y}
      stroke={color}
      strokeOpacity="0.5"
      strokeWidth="2"
      {...(isDashed && { strokeDasharray: '4 4' })}
    />
    <text x="100%" dx="8" y={textY + 5} fontSize="15" fontWeight={isDashed ? 500 : 700} fill="var(--ink)">
      {group.text}
    </text>
  </>
);
