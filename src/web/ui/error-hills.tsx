import { type Pine, Pines } from './pines.tsx';

const trees: Pine[] = [
  [252, 78, 0.32],
  [276, 79, 0.22],
  [524, 91, 0.34],
  [550, 93, 0.24],
];

/** Returns a colour mixed with that of the card. */
const pale = (color: string, percent: number) =>
  `color-mix(in oklab, var(${color}) ${percent}%, var(--raised))`;

/** Draws pale hills along the lower edge of an `ErrorState` that replaces a page. */
export const ErrorHills = () => (
  <svg
    viewBox="0 0 800 140"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className="absolute inset-x-0 bottom-0 h-28 w-full sm:h-44"
  >
    <path d="M0 72q150-48 330-20t300-4q90-24 170 6v86H0Z" fill={pale('--sky', 60)} />
    <Pines trees={trees} fill={pale('--pine', 60)} />
    <path d="M0 98q180-30 360-8t440-16v66H0Z" fill={pale('--far-hill', 33)} />
    <path d="M0 120q220-22 420-4t380-12v36H0Z" fill={pale('--mid-hill', 30)} />
  </svg>
);
