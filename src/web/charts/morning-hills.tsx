interface Props {
  /** The distance of the hills from the upper edge of the drawing, in pixels. */
  y: number;
  /** The height of the hills, in pixels. */
  height: number;
}

/** Draws three ranges of hills at the end of a night, across the whole drawing. */
export const MorningHills = ({ y, height }: Props) => (
  <svg aria-hidden="true" y={y} width="100%" height={height} viewBox="0 0 300 100" preserveAspectRatio="none">
    <path d="M0 22Q44-10 92 16T196 26 300 8V100H0Z" fill="var(--far-hill)" />
    <path d="M0 52q64-28 126-6t174-14v68H0Z" fill="var(--mid-hill)" />
    <path d="M0 80q80-20 160-4t140-12v36H0Z" fill="var(--near-hill)" />
  </svg>
);
