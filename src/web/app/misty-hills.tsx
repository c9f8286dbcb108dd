import { type Pine, Pines } from '#web/ui/pines.tsx';

/**
 * Draws hills in mist, with a dashed path that ends before them and an empty signpost beside it. On phones, the drawing
 * fills the height that the page has left, and shows more of the sky and the meadow.
 */
export const MistyHills = ({ className }: { className: string }) => (
  <svg viewBox="0 -140 480 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
    <defs>
      <linearGradient id="mist" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky)" stopOpacity="0" />
        <stop offset="0.5" stopColor="var(--sky)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--sky)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <rect y="-140" width="480" height="520" fill="var(--sky)" />
    <Birds />
    <circle cx="318" cy="92" r="34" fill="var(--apricot)" />
    <path d="M0 122q90-62 190-24t164-10 126 16v116H0Z" fill="var(--far-hill)" />
    <path d="M0 150q110-44 226-12t254-20v102H0Z" fill="var(--mid-hill)" />
    <Pines trees={trees} />
    <path d="M0 176q150-26 280-10t200-12v66H0Z" fill="var(--near-hill)" />
    <rect y="96" width="480" height="96" fill="url(#mist)" />
    <path d="M0 200q140-18 290-4t190-8v192H0Z" fill="light-dark(var(--meadow), var(--mid-hill))" />
    <Pines trees={nearTrees} />
    <FootPath />
    <Signpost />
  </svg>
);

/** Draws three birds, which only the high drawing on phones shows. */
const Birds = () => (
  <path
    d="M128-38q8-9 14 0q6-9 14 0M170-62q6-7 11 0q5-7 11 0M106-76q5-6 9 0q4-6 9 0"
    fill="none"
    stroke="light-dark(var(--near-hill), #4c7c63)"
    strokeWidth="2.5"
    strokeLinecap="round"
  />
);

/** Draws a dashed path, which gets narrower with the distance. */
const FootPath = () => (
  <g fill="none" stroke="var(--apricot)" strokeLinecap="round">
    <path d="M168 380c-10-46 84-54 74-98" strokeWidth="6" strokeDasharray="9 13" />
    <path d="M242 282c-10-44-56-40-34-76" strokeWidth="4.5" strokeDasharray="7 11" strokeDashoffset="9" />
    <path d="M208 206c22-36 22-28 16-42" strokeWidth="3" strokeDasharray="4 8" strokeDashoffset="6" />
  </g>
);

/** Wood, lighter in the dark theme. */
const boardColor =
  'light-dark(color-mix(in oklab, var(--far-hill) 70%, var(--apricot)), color-mix(in oklab, var(--far-hill) 35%, var(--apricot)))';

/** Draws a post with two boards without words. */
const Signpost = () => (
  <g fill={boardColor}>
    <rect x="289" y="158" width="5" height="72" rx="2" />
    <path d="M272 166h38l9 8-9 8h-38Z" />
    <path d="M311 187h-34l-9 7 9 7h34Z" />
  </g>
);

/** The pines on the meadow, which only the high drawing on phones shows. */
const nearTrees: Pine[] = [
  [350, 330, 0.8],
  [424, 356, 1.1],
  [82, 364, 0.9],
];

const trees: Pine[] = [
  [52, 160, 0.5],
  [84, 164, 0.36],
  [398, 162, 0.42],
  [428, 156, 0.58],
];
