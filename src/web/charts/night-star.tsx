import { areaColor } from '#web/ui/area.ts';

/** Draws the star of an excellent night around the origin. It is 12 pixels high, with a border on lines behind it. */
export const NightStar = () => (
  <path
    d="M0-6L1.5-2.1L5.7-1.9L2.5 0.8L3.5 4.9L0 2.6L-3.5 4.9L-2.5 0.8L-5.7-1.9L-1.5-2.1Z"
    fill={areaColor('sleep')}
    stroke="var(--raised)"
    strokeWidth="2"
    paintOrder="stroke"
    strokeLinejoin="round"
  />
);
