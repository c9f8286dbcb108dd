import type { ReactNode } from 'react';
import { type Pine, Pines } from '#web/ui/pines.tsx';
import { DaySky } from './landscape-sky.tsx';

/** The colour of the ground below the far hill. */
const mist = 'color-mix(in oklab, var(--far-hill) 45%, var(--raised))';

/** The height of the sky, as a style. */
export const skyHeight = 'h-10 sm:h-16';

/** Draws the sky, a far hill with pines, and the ground behind the first ridges, which fades into mist. */
export const LandscapeSky = () => (
  <>
    <svg aria-hidden="true" className={`block w-full bg-[var(--sky)] ${skyHeight}`}>
      <DaySky horizon={66} highest={44} moonTop={27} shift="max-sm:scale-70 sm:-translate-x-34" />
      <svg aria-hidden="true" viewBox="0 0 300 88" preserveAspectRatio="none" width="100%" height="100%">
        <path d="M0 57q40-24 92-8t102-4 106 8v35H0Z" fill="var(--far-hill)" />
      </svg>
      <svg aria-hidden="true" x="16%" y="70%" className="overflow-visible">
        <g className="scale-80 max-sm:scale-60">
          <Pines trees={landscapeTrees} />
        </g>
      </svg>
      <svg aria-hidden="true" viewBox="0 0 300 88" preserveAspectRatio="none" width="100%" height="100%">
        <path d="M0 80q60-16 130-4t170-2v14H0Z" fill={mist} />
      </svg>
    </svg>
    <div
      aria-hidden="true"
      className="-mb-40 h-40"
      style={{ background: `linear-gradient(${mist}, var(--raised))` }}
    />
  </>
);

/**
 * Shows the name of a measure with the style `laneName`, its `Ridge` in an element with the style `laneRidge`, and its
 * value of today with the style `laneValue`. On a phone, the name and the value are above the ridge, so that the ridge
 * has the whole width. Each ridge has its own lane, so no ridge hides another.
 */
export const LandscapeLane = ({ children }: { children: ReactNode }) => (
  <li className={`relative pt-0.5 text-small leading-tight sm:min-h-11 sm:pt-0 ${laneColumns}`}>
    {children}
  </li>
);

const laneColumns =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 sm:grid-cols-[7.5rem_minmax(0,1fr)_7.25rem] sm:px-6';

export const laneName = 'font-medium';
export const laneRidge = 'relative max-sm:order-last max-sm:col-span-full max-sm:h-7.5 sm:self-stretch';
export const laneValue = 'whitespace-nowrap tabular-nums max-sm:text-right sm:font-medium';

interface DaysProps {
  first: string;
  last: string;
  /** Says how to read the ridges: a mark and a word. */
  legend?: ReactNode;
  /** Says what a gap in a ridge is. */
  gap?: string | false;
}

/** Shows the first and the last day below the ends of the ridges. */
export const LandscapeDays = ({ first, last, legend, gap }: DaysProps) => (
  <p
    aria-hidden="true"
    className="grid grid-cols-2 gap-x-3 gap-y-1 px-4 pt-1 text-small text-muted sm:grid-cols-[7.5rem_1fr_auto_1fr_7.25rem] sm:px-6 sm:pt-2"
  >
    <span className="flex items-center gap-x-5 max-sm:order-4 max-sm:col-span-2 sm:contents">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">{legend}</span>
      <span className="sm:order-2">{gap}</span>
    </span>
    <span className="order-1 whitespace-nowrap">{first}</span>
    <span className="order-3 text-right whitespace-nowrap">{last}</span>
  </p>
);

/** The pines on the hills. */
export const landscapeTrees: Pine[] = [
  [0, 14, 0.62],
  [30, 16, 0.42],
  [-22, 18, 0.36],
];

/** Draws bare hills under the sky of the current time of day, for a person without values. */
export const BareLandscape = () => (
  <svg aria-hidden="true" className="block h-24 w-full bg-[var(--sky)]">
    <DaySky horizon={46} highest={22} right="60%" shift="max-sm:scale-75" />
    <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 300 100" preserveAspectRatio="none">
      <path d="M0 46q48-22 104-9t104-7 92 5v65H0Z" fill="var(--far-hill)" />
      <path d="M0 62q64-18 126-6t174-12v56H0Z" fill="var(--mid-hill)" />
    </svg>
    <svg aria-hidden="true" x="12%" y="74%" className="overflow-visible">
      <Pines trees={landscapeTrees} />
    </svg>
    <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 300 100" preserveAspectRatio="none">
      <path d="M0 80q80-14 160-5t140-7v32H0Z" fill="var(--near-hill)" />
    </svg>
  </svg>
);
