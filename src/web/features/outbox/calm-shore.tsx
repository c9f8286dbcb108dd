import { type Pine, Pines } from '#web/ui/pines.tsx';

const trees: Pine[] = [
  [128, 92, 0.42],
  [254, 95, 0.3],
  [296, 88, 0.4],
  [320, 92, 0.28],
  [668, 90, 0.44],
];

/** Fills its container with a still lake between hills, for a page on which nothing is left to do. */
export const CalmShore = () => (
  <svg
    viewBox="0 0 800 150"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className="absolute inset-0 size-full"
  >
    <rect width="800" height="150" fill="var(--sky)" />
    <circle cx="520" cy="66" r="30" fill="var(--apricot)" />
    <path d="M0 76q150-52 330-22t300-4q90-26 170 6v60H0Z" fill="var(--far-hill)" />
    <path d="M0 96q180-34 360-8t440-18v50H0Z" fill="var(--mid-hill)" />
    <Pines trees={trees} />
    <path d="M0 104h800v46H0Z" fill="color-mix(in oklab, var(--sky) 78%, var(--water))" />
    <rect x="478" y="114" width="84" height="3" rx="1.5" fill="var(--apricot)" opacity="0.7" />
    <rect x="494" y="124" width="52" height="3" rx="1.5" fill="var(--apricot)" opacity="0.45" />
    <rect x="470" y="134" width="92" height="3" rx="1.5" fill="var(--apricot)" opacity="0.25" />
  </svg>
);
