import { Pines } from '#web/ui/pines.tsx';
import { landscapeTrees } from './landscape.tsx';
import { DaySky } from './landscape-sky.tsx';

/** The distance of the hill from the upper edge, in pixels. The flag fits above it. */
const top = 38;

/**
 * Draws a path up a hill in place of the bars, before the first entry. A flag marks the goal on the hill, above the
 * place of this week. `height` is the height of the drawing, in pixels.
 */
export function AwaitedWeeks({ height }: { height: number }) {
  const summit = (top / height) * 100;
  return (
    <svg aria-hidden="true" className="block w-full rounded-base bg-[var(--sky)]" height={height}>
      <DaySky horizon={60} right="55%" />
      <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 300 100" preserveAspectRatio="none">
        <path d="M0 66q50-24 100-8t104-16 96-8v66H0Z" fill="var(--far-hill)" />
        <path
          d={`M0 84Q70 62 130 72T232 ${summit + 22} Q262 ${summit} 288 ${summit + 2}L300 ${summit + 6}V100H0Z`}
          fill="var(--mid-hill)"
        />
        <path
          d={`M30 100C110 90 190 84 232 ${summit + 34}S272 ${summit + 10} 286 ${summit + 3}`}
          fill="none"
          stroke="var(--star)"
          strokeWidth="2.5"
          strokeDasharray="1 7"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg aria-hidden="true" x="12%" y="88%" className="overflow-visible">
        <Pines trees={landscapeTrees} />
      </svg>
      <svg aria-hidden="true" x="95.8%" y={top} className="overflow-visible">
        <path d="M0 4V-18" stroke="var(--ink)" strokeWidth="1.5" strokeLinecap="round" />
        <path d="M0-18 -16-12 0-6Z" fill="var(--apricot)" />
      </svg>
    </svg>
  );
}
