import type { ReactNode } from 'react';
import { type Area, areaColor } from './area.ts';

interface Props {
  area: Area;
  /** The content inside the ring. */
  children?: ReactNode;
}

/** Draws a dotted ring in the colour of an area, in place of a value that is not logged yet. */
export const DottedRing = ({ area, children }: Props) => (
  <span className="relative flex aspect-square w-full max-w-22 items-center justify-center">
    <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 size-full">
      <DottedCircle area={area} />
    </svg>
    {children}
  </span>
);

/** Draws the dotted line of a ring, in SVG units of a `viewBox` of 100 by 100. */
export const DottedCircle = ({ area }: { area: Area }) => (
  <circle
    cx="50"
    cy="50"
    r="44"
    fill="none"
    stroke={areaColor(area)}
    strokeWidth="2.5"
    strokeDasharray="1 8"
    strokeLinecap="round"
  />
);
