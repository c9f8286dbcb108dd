import { type Pine, Pines } from '#web/ui/pines.tsx';

const trees: Pine[] = [
  [52, 96, 0.4],
  [74, 98, 0.28],
  [300, 92, 0.36],
];

const Hills = () => (
  <>
    <path d="M0 92q90-40 190-16t170-14v88H0Z" fill="var(--far-hill)" />
    <Pines trees={trees} />
    <path d="M0 118q110-34 200-18t160-8v58H0Z" fill="var(--mid-hill)" />
    <path d="M0 140q120-22 220-10t140-6v26H0Z" fill="var(--near-hill)" />
  </>
);

const style = 'block h-36 w-full bg-[var(--sky)]';

/** Draws the cover of the presentation in front of its other pages. */
export const DeckDrawing = () => (
  <svg viewBox="0 0 360 150" aria-hidden="true" preserveAspectRatio="xMidYMax slice" className={style}>
    <Hills />
    <g stroke="var(--line)">
      <rect x="126" y="24" width="148" height="92" rx="5" fill="var(--sunken)" transform="rotate(6 200 70)" />
      <rect
        x="116"
        y="26"
        width="148"
        height="92"
        rx="5"
        fill="var(--paper)"
        transform="rotate(2.5 190 72)"
      />
      <rect x="106" y="28" width="148" height="92" rx="5" fill="var(--raised)" />
    </g>
    <g transform="translate(120 42)">
      <path d="M0 9a9 9 0 0 0 18 0Z" fill="var(--primary)" />
      <path d="M0 9a9 9 0 0 1 18 0" fill="none" stroke="var(--primary)" strokeWidth="1.5" />
      <circle cx="9" cy="4.5" r="2" fill="var(--apricot)" />
    </g>
    <rect x="120" y="72" width="78" height="7" rx="3.5" fill="var(--ink)" />
    <rect x="120" y="86" width="54" height="7" rx="3.5" fill="var(--ink)" />
    <rect x="120" y="102" width="40" height="4" rx="2" fill="var(--mid-hill)" />
    <circle cx="226" cy="92" r="14" fill="var(--apricot)" />
  </svg>
);

/** Draws a film that has not started. */
export const FilmDrawing = () => (
  <svg viewBox="0 0 360 150" aria-hidden="true" preserveAspectRatio="xMidYMax slice" className={style}>
    <circle cx="246" cy="56" r="26" fill="var(--apricot)" />
    <Hills />
    <circle cx="180" cy="72" r="30" fill="var(--raised)" />
    <path
      d="M172 58.5v27l22-13.5Z"
      fill="var(--primary)"
      stroke="var(--primary)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <rect x="36" y="128" width="288" height="5" rx="2.5" fill="var(--raised)" opacity="0.55" />
    <rect x="36" y="128" width="8" height="5" rx="2.5" fill="var(--apricot)" />
  </svg>
);
