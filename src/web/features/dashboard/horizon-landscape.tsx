import { type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { type Pine, Pines } from '#web/ui/pines.tsx';
import { horizonDisplay } from './horizon-display.ts';
import { HorizonRidge } from './horizon-ridge.tsx';
import { HorizonSky } from './horizon-sky.tsx';
import { landscape } from './ridge-paths.ts';

interface Props {
  /**
   * The heights of the ridge of each measure that has a value in the last 30 days: one height per
   * day, today last, from -1 to 1. The height of the person's usual value is 0. Null means that the
   * day has no value.
   */
  ridges: Partial<Record<HorizonMeasure, (number | null)[]>>;
}

/**
 * The vertical positions at which the farthest and the nearest ridge show the usual value, measured
 * from the top in units of the drawing. Four or more ridges are spaced evenly between the two
 * positions. Fewer ridges have the spacing of four ridges, so none of them is at `farthest`.
 */
const [farthest, nearest] = [38, 85];

/**
 * The number of days at the start of the landscape that must have no values for trees to be drawn.
 * The empty days leave enough room for the trees.
 */
const forestDays = 12;

/**
 * Draws the sky, bare hills, and a ridge for each measure in front of the bare hills. Draws trees
 * on the bare hills if the first days have no values, as in the first weeks of a new account.
 */
export function HorizonLandscape({ ridges }: Props) {
  const shown = horizonMeasures.filter((measure) => ridges[measure]);
  const isStartBare = shown.every((measure) =>
    ridges[measure]?.slice(0, forestDays).every((height) => height === null),
  );
  const step = (nearest - farthest) / Math.max(3, shown.length - 1);
  return (
    // If there are no values, the drawing has a smaller height, so that the first action below it
    // is visible at once.
    <svg
      aria-hidden="true"
      className={`block w-full ${shown.length === 0 ? 'h-24 sm:h-52' : 'h-52 sm:h-80'}`}
    >
      <rect width="100%" height="100%" fill="var(--sky)" />
      <HorizonSky beforeSunrise={shown.length === 0} />
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox={`0 0 ${landscape.width} ${landscape.height}`}
        preserveAspectRatio="none"
      >
        <path d="M0 46q48-22 104-9t104-7 92 5v65H0Z" fill="var(--far-hill)" />
        {shown.length === 0 && <path d="M0 62q64-18 126-6t174-12v56H0Z" fill="var(--mid-hill)" />}
        {shown.map((measure, index) => (
          <HorizonRidge
            key={measure}
            heights={ridges[measure] ?? []}
            baseline={nearest - (shown.length - 1 - index) * step}
            amplitude={step * 1.05}
            color={areaColor(horizonDisplay[measure].area)}
            nearness={shown.length === 1 ? 1 : index / (shown.length - 1)}
            to={horizonDisplay[measure].page}
          />
        ))}
        {shown.length === 0 && <path d="M0 80q80-14 160-5t140-7v32H0Z" fill="var(--near-hill)" />}
      </svg>
      {isStartBare && <Forest />}
    </svg>
  );
}

/** Draws trees on the bare hills at the left edge of the landscape. */
const Forest = () => (
  <svg aria-hidden="true" x="12%" y="74%" className="overflow-visible">
    <Pines trees={trees} />
  </svg>
);

const trees: Pine[] = [
  [0, 14, 0.62],
  [30, 16, 0.42],
  [-22, 18, 0.36],
];
