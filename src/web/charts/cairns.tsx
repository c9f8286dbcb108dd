import { Pines } from '#web/ui/pines.tsx';
import { landscapeTrees } from './landscape.tsx';
import { DaySky } from './landscape-sky.tsx';

/** The smallest and the largest height of a stone, in pixels. */
const [minStoneHeight, maxStoneHeight] = [17, 32];

/**
 * The height in pixels that the stones of the highest cairn share. A cairn is higher if its stones would be lower than
 * `minStoneHeight`.
 */
const maxCairnHeight = 92;

/** The largest width of a stone as a multiple of its height, with several cairns. */
const stoneAspect = 1.5;

/** The width of the lowest stone of a cairn that stands alone, in pixels. On a wide page, the cairn is drawn larger. */
const loneWidth = 64;

/** How far a stone overlaps the stone below it, in pixels. */
const overlap = 3;

/**
 * Returns the height of the ground in per cent of the drawing, measured from the top. `place` goes from 0 at the left
 * edge to 1 at the right edge. This is the curve of the near hill in `Cairns`.
 */
const groundAt = (place: number): number => 84 - 24 * place * (1 - place);

interface Props {
  /**
   * The colours of the stones of each day, the lowest stone first. Today is last. A day without values has no stones.
   */
  days: readonly (readonly string[])[];
  /** Whether today's cairn rises into place, because it has a new stone. */
  rises: boolean;
}

/**
 * Draws bare hills under the sky of the current time of day, with a cairn (a stack of stones) on each day with values.
 */
export function Cairns({ days, rises }: Props) {
  const most = Math.max(1, ...days.map((stones) => stones.length));
  const isAlone = days.length === 1;
  const height = Math.min(maxStoneHeight, Math.max(minStoneHeight, maxCairnHeight / most));
  return (
    <svg aria-hidden="true" className="block h-28 w-full bg-[var(--sky)] sm:h-44">
      <DaySky horizon={50} shift="max-sm:scale-75" />
      <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 300 100" preserveAspectRatio="none">
        <path d="M0 44q48-20 104-4t104 8 92-4v56H0Z" fill="var(--far-hill)" />
        <path d="M0 66q64-18 126-6t174-10v50H0Z" fill="var(--mid-hill)" />
      </svg>
      <svg aria-hidden="true" x="12%" y="74%" className="overflow-visible">
        <Pines trees={landscapeTrees} />
      </svg>
      <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 300 100" preserveAspectRatio="none">
        <path d="M0 84Q150 72 300 84V100H0Z" fill="var(--near-hill)" />
      </svg>
      {days.map((stones, index) => {
        const place = (index + 0.5) / days.length;
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: the days never move.
            key={index}
            aria-hidden="true"
            x={`${place * 100}%`}
            y={`${groundAt(place)}%`}
            className="overflow-visible"
          >
            <g className={isAlone ? 'lg:scale-140' : undefined}>
              <g
                key={stones.length}
                className={rises && index === days.length - 1 ? 'motion-rise' : undefined}
              >
                <Cairn
                  stones={stones}
                  height={height}
                  widest={
                    isAlone
                      ? `${loneWidth / 2}px`
                      : `min(${(height * stoneAspect) / 2}px, ${38 / days.length}%)`
                  }
                />
              </g>
            </g>
          </svg>
        );
      })}
    </svg>
  );
}

/** Draws stones on top of each other. Each stone is slightly narrower than the stone below it. */
const Cairn = ({ stones, height, widest }: { stones: readonly string[]; height: number; widest: string }) =>
  stones.map((color, index) => (
    <ellipse
      key={color}
      cx={index % 2 === 0 ? 0 : 2}
      cy={3 - height / 2 - index * (height - overlap)}
      ry={height / 2}
      style={{ rx: `calc(${widest} * ${1 - index * 0.13})` }}
      fill={color}
    />
  ));
