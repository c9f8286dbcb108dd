import type { ReactNode } from 'react';
import { type Pine, Pines } from '#web/ui/pines.tsx';

/** Draws the lake for the panel beside a form. */
export const Lake = () => (
  <LakeDrawing viewBox="0 0 600 800" height={1} sun={{ y: 398, radius: 58 }} trees={trees}>
    <Boat />
    <Reeds />
  </LakeDrawing>
);

/** Shows a strip of the lake above a form on phones, with lower hills and smaller trees than the panel. */
export const LakeStrip = () => (
  <div className="relative mb-3 aspect-[4.5] overflow-hidden rounded-base lg:hidden">
    <LakeDrawing viewBox="0 475 600 133" height={0.36} sun={{ y: 506, radius: 24 }} trees={lowTrees}>
      <g transform="translate(80 287) scale(0.46)">
        <Boat />
      </g>
    </LakeDrawing>
  </div>
);

interface DrawingProps {
  /** The part of the 600 by 800 picture that can be seen. */
  viewBox: string;
  /** The factor of the height of the hills above the shore. */
  height: number;
  /** The height of the sun's centre, and its radius, in SVG units. */
  sun: { y: number; radius: number };
  trees: readonly Pine[];
  /** What is on the water. */
  children: ReactNode;
}

const shoreY = 556;

const LakeDrawing = ({ viewBox, height, sun, trees, children }: DrawingProps) => {
  const lowered = `translate(0 ${shoreY * (1 - height)}) scale(1 ${height})`;
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
    >
      <rect width="600" height="800" fill="var(--sky)" />
      <circle cx="396" cy={sun.y} r={sun.radius} fill="var(--apricot)" />
      <path transform={lowered} d="M0 424q96-70 210-34t186-8 204 14v204H0Z" fill="var(--far-hill)" />
      <path transform={lowered} d="M0 466q130-62 262-22t338-30v186H0Z" fill="var(--mid-hill)" />
      <Pines trees={trees} />
      <path transform={lowered} d="M0 530q170-36 330-16t270-22v90H0Z" fill="var(--near-hill)" />
      <rect y={shoreY} width="600" height="244" fill="var(--far-hill)" />
      <SunReflection />
      {children}
      <path d="M0 742q150-52 310-22t290-26v106H0Z" fill="var(--meadow)" />
    </svg>
  );
};

/** The sun's reflections on the water: wide and narrow strips in turn, fainter towards the bottom. */
const reflections: [x: number, y: number, width: number, opacity: number][] = [
  [346, 566, 100, 0.85],
  [362, 580, 74, 0.7],
  [330, 596, 120, 0.6],
  [372, 612, 62, 0.5],
  [318, 630, 108, 0.42],
  [378, 648, 86, 0.34],
  [340, 668, 70, 0.26],
];

const SunReflection = () =>
  reflections.map(([x, y, width, opacity]) => (
    <rect key={y} x={x} y={y} width={width} height="5" rx="2.5" fill="var(--apricot)" opacity={opacity} />
  ));

const Boat = () => (
  <>
    <path d="M186 626v-94q42 44 50 84Z" fill="var(--apricot)" />
    <path d="M178 626v-66q-28 32-36 58Z" fill="color-mix(in oklab, var(--apricot) 70%, var(--sky))" />
    <path d="M182 524v110" stroke="var(--meadow)" strokeWidth="4" strokeLinecap="round" />
    <path d="M126 628q56 12 118-2q-8 30-38 32h-44q-26-2-36-30Z" fill="var(--meadow)" />
    <rect x="142" y="666" width="92" height="5" rx="2.5" fill="var(--near-hill)" opacity="0.5" />
    <rect x="160" y="680" width="60" height="5" rx="2.5" fill="var(--near-hill)" opacity="0.3" />
  </>
);

const trees: Pine[] = [
  [52, 510, 1.05],
  [96, 508, 0.7],
  [18, 516, 0.75],
  [500, 502, 0.9],
  [544, 490, 1.2],
  [584, 498, 0.8],
];

const lowTrees: Pine[] = [
  [34, 541, 0.46],
  [60, 541, 0.32],
  [520, 536, 0.38],
  [546, 533, 0.52],
  [570, 536, 0.36],
];

const Reeds = () => (
  <g fill="none" stroke="var(--meadow)" strokeWidth="4" strokeLinecap="round">
    <path d="M474 760q-6-80 6-136M494 760q4-70-4-116M510 760q2-100 16-154M534 760q-6-70 4-112" />
    <path d="M480 624v-24M526 606v-26" strokeWidth="9" />
  </g>
);
