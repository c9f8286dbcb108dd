import { HighlightPicture } from './highlight-picture.tsx';

/** The y coordinate of each day's value, and whether the day has a mark. High values fall on days with a mark. */
const days: [y: number, isMarked: boolean][] = [
  [78, false],
  [66, false],
  [82, false],
  [36, true],
  [30, true],
  [72, false],
  [80, false],
  [64, false],
  [40, true],
  [34, true],
];

const toX = (index: number) => 36 + index * 32;

/** Draws values of which the high ones fall on the same days as the marks below them. */
export const InsightsDrawing = () => (
  <HighlightPicture>
    <rect x="20" y="58" width="320" height="30" rx="4" fill="var(--far-hill)" />
    <path
      d={`M${days.map(([y], index) => `${toX(index)} ${y}`).join('L')}`}
      stroke="var(--pine)"
      strokeWidth="2"
    />
    {days.map(([y, isMarked], index) => (
      <g key={toX(index)}>
        {isMarked && (
          <path
            d={`M${toX(index)} ${y + 14}V114`}
            stroke="var(--nutrition)"
            strokeWidth="2"
            strokeDasharray="0.1 7"
          />
        )}
        <circle
          cx={toX(index)}
          cy={y}
          r={isMarked ? 7 : 4.5}
          fill={isMarked ? 'var(--apricot)' : 'var(--pine)'}
        />
        <circle
          cx={toX(index)}
          cy="126"
          r="6"
          fill={isMarked ? 'var(--nutrition)' : 'var(--raised)'}
          stroke={isMarked ? 'var(--nutrition)' : 'var(--mid-hill)'}
          strokeWidth="1.5"
        />
      </g>
    ))}
  </HighlightPicture>
);
