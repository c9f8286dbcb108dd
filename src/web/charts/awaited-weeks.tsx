import { Pines } from '#web/ui/pines.tsx';
import { landscapeTrees } from './landscape.tsx';
import { DaySky } from './landscape-sky.tsx';

/** The heights of the example bars, as shares of the goal, oldest first. The last bar is at this week's place. */
const shares = [0.4, 0.65, 0.5, 0.8, 1];

interface Props {
  /** The height of the drawing, in pixels. */
  height: number;
  /** The distance of the line at the goal from the upper edge, in pixels. */
  goalY: number;
  /** The number of weeks that the chart has room for. */
  weekCount: number;
  /** The label of the example bars. */
  name: string;
}

/** Draws dotted example bars below a line at the goal, in front of hills, until there is a first entry. */
export function AwaitedWeeks({ height, goalY, weekCount, name }: Props) {
  const step = 100 / weekCount;
  const first = weekCount - shares.length;
  return (
    <svg aria-hidden="true" className="block w-full rounded-base bg-[var(--sky)]" height={height}>
      <DaySky horizon={60} right="50%" />
      <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 300 100" preserveAspectRatio="none">
        <path d="M0 72q50-24 100-8t104-10 96-4v60H0Z" fill="var(--far-hill)" />
        <path d="M0 86Q70 72 140 82T300 78V100H0Z" fill="var(--mid-hill)" />
      </svg>
      <svg aria-hidden="true" x="12%" y="88%" className="overflow-visible">
        <Pines trees={landscapeTrees} />
      </svg>
      <line x2="100%" y1={goalY} y2={goalY} stroke="var(--control)" strokeDasharray="3 5" />
      {shares.map((share, index) => (
        <rect
          key={share}
          x={`${(first + index + 0.18) * step}%`}
          width={`${step * 0.64}%`}
          y={height - share * (height - goalY)}
          // The lower end is outside the drawing, so that each bar stands on the lower edge.
          height={share * (height - goalY) + 8}
          rx="4"
          fill="var(--star)"
          fillOpacity="0.22"
          stroke="var(--fitness)"
          strokeWidth="2"
          strokeDasharray="0.1 5"
          strokeLinecap="round"
        />
      ))}
      <text
        x={`${(weekCount - 0.18) * step}%`}
        y={goalY - 9}
        textAnchor="end"
        className="fill-(--ink) text-small font-semibold"
      >
        {name}
      </text>
    </svg>
  );
}
