/**
 * Draws the tile of today for the legend: a sun above flat ground, in an outline. It is the same for all measures, so
 * the ground does not have the colour of a measure.
 */
export const TodayMark = () => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0">
    <rect x="1" y="1" width="14" height="14" rx="3" fill="var(--sky)" />
    <circle cx="8" cy="7" r="3.5" fill="var(--apricot)" />
    <path d="M1.5 11.5h13V13a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2Z" fill="var(--mid-hill)" />
    <rect x="1" y="1" width="14" height="14" rx="3" fill="none" stroke="var(--pine)" strokeWidth="1.5" />
  </svg>
);
