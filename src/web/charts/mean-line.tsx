import { splitName } from './split-name.ts';

export interface MeanGroup {
  /** The mean of the group's values, which is drawn as a line. */
  mean: number;
  /** The mean as text, at the end of its line. Empty if the person hides the numbers. */
  text: string;
  /** The name of the group, above or below its text. */
  name: string;
}

interface Props {
  group: MeanGroup;
  y: number;
  textY: number;
  color: string;
  /** Whether the group's name is above its text. Otherwise it is below. */
  isAbove: boolean;
  isDashed?: boolean;
}

/** The distance between two lines of text in pixels. */
const lineHeight = 16;

/** Draws the mean of a group as a horizontal line. Its text and the name of the group are to the right of the drawing. */
export function MeanLine({ group, y, textY, color, isAbove, isDashed = false }: Props) {
  const place = { x: '100%', dx: 8, textAnchor: 'start' } as const;
  const lines = splitName(group.name);
  const offset = group.text === '' ? 0 : lineHeight;
  const firstY = textY + 4 + (isAbove ? -offset - (lines.length - 1) * lineHeight : offset);
  return (
    <>
      <line
        x2="100%"
        y1={y}
        y2={y}
        stroke={color}
        strokeWidth="2"
        {...(isDashed && { strokeDasharray: '4 4' })}
      />
      <text {...place} y={textY + 5} fontSize="15" fontWeight={isDashed ? 500 : 700} fill="var(--ink)">
        {group.text}
      </text>
      {lines.map((line, index) => (
        <text key={line} {...place} y={firstY + index * lineHeight} fontSize="13" fill="var(--muted)">
          {line}
        </text>
      ))}
    </>
  );
}
