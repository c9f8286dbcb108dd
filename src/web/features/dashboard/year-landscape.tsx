import { type Area, areaColor } from '#web/ui/area.ts';
import { type Pine, Pines } from '#web/ui/pines.tsx';

interface Props {
  /** The area whose colour the hill of today has. Without it, the sun is still behind the far hills. */
  hill?: Area | undefined;
}

/**
 * Draws a landscape for a year without past days with values. The hills in its background are not data, so they have
 * the colours of an illustration. If today has a value, the sun is over one hill in the colour of the measure.
 */
export const YearLandscape = ({ hill }: Props) => (
  <svg
    viewBox="0 0 800 400"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="absolute inset-0 size-full bg-[var(--sky)]"
  >
    <g transform={`translate(${hill ? '496 112' : '496 204'})`} fill="var(--apricot)">
      <circle r="92" opacity="0.14" />
      <circle r="66" opacity="0.22" />
      <circle r="40" />
    </g>
    <path
      d="M0 172C80 128 180 124 280 160S420 208 496 208 650 138 720 136 780 146 800 152V400H0Z"
      fill="var(--far-hill)"
    />
    <path d="M0 252q150-66 320-18t300-6 180-14v186H0Z" fill="var(--mid-hill)" />
    <Pines trees={trees} />
    {hill && (
      <path
        d="M236 400C380 400 400 204 496 204S612 400 756 400Z"
        fill={hillColors[hill] ?? areaColor(hill)}
      />
    )}
    <path d="M0 326q190-52 400-16t400-22v112H0Z" fill="var(--near-hill)" />
    <Pines trees={nearTrees} fill="var(--near-pine)" />
    <path d="M0 372q220-34 420-10t380-14v52H0Z" fill="var(--meadow)" />
  </svg>
);

const hillColors: Partial<Record<Area, string>> = {
  fitness: 'var(--fitness-hill)',
  mood: 'var(--mood-hill)',
};

const trees: Pine[] = [
  [218, 262, 0.6],
  [252, 270, 0.42],
];

const nearTrees: Pine[] = [
  [172, 326, 0.86],
  [614, 330, 0.8],
  [646, 333, 0.54],
];
