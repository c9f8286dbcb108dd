import type { ReactNode } from 'react';

const Picture = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 360 150"
    aria-hidden="true"
    className="hidden w-full rounded-base bg-[var(--sky)] md:block"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

const streams = [
  {
    path: 'M92 34C166 34 176 75 240 75',
    y: 34,
    color: 'var(--water)',
    device: 'M-5-6h10v12h-10ZM-3-6v-5h6v5M-3 6v5h6v-5',
  },
  {
    path: 'M92 75H240',
    y: 75,
    color: 'var(--fitness)',
    device: 'M-9-9h18v18h-18ZM-5-1a5 5 0 0 1 10 0M0-1l2-3',
  },
  {
    path: 'M92 116C166 116 176 75 240 75',
    y: 116,
    color: 'var(--sleep)',
    device: 'M-6-10h12v20h-12ZM-1 6h2',
  },
];

/** Draws a watch, a scale and a phone, whose values flow into the vessel of the logo. */
export const DevicesDrawing = () => (
  <Picture>
    {streams.map(({ path, y, color, device }) => (
      <g key={y} stroke={color}>
        <path d={path} strokeWidth="3" strokeDasharray="0.1 9" />
        <circle cx="70" cy={y} r="18" fill="var(--raised)" stroke="none" />
        <path d={device} transform={`translate(70 ${y})`} strokeWidth="2" />
      </g>
    ))}
    <g transform="translate(232 27) scale(3)">
      <path d="M3 16a13 13 0 0 1 26 0Z" fill="var(--raised)" />
      <path d="M3 16a13 13 0 0 1 26 0" stroke="var(--primary)" strokeWidth="1.6" />
      <path d="M2.2 16a13.8 13.8 0 0 0 27.6 0Z" fill="var(--primary)" />
      <circle cx="16" cy="9.6" r="2.75" fill="var(--apricot)" />
    </g>
  </Picture>
);

/** The height of each day's value, and whether the day before had what comes with high values. */
const days: [y: number, isHigh: boolean][] = [
  [78, false],
  [66, false],
  [82, false],
  [36, true],
  [30, true],
  [72, false],
  [80, false],
  [64, false],
  [40, true],
  [34, true],
];

const toX = (index: number) => 36 + index * 32;

/** Draws values of which the high ones fall on the same days as the marks below them. */
export const InsightsDrawing = () => (
  <Picture>
    <rect x="20" y="58" width="320" height="30" rx="4" fill="var(--far-hill)" />
    <path
      d={`M${days.map(([y], index) => `${toX(index)} ${y}`).join('L')}`}
      stroke="var(--pine)"
      strokeWidth="2"
    />
    {days.map(([y, isHigh], index) => (
      <g key={toX(index)}>
        {isHigh && (
          <path
            d={`M${toX(index)} ${y + 14}V114`}
            stroke="var(--nutrition)"
            strokeWidth="2"
            strokeDasharray="0.1 7"
          />
        )}
        <circle
          cx={toX(index)}
          cy={y}
          r={isHigh ? 7 : 4.5}
          fill={isHigh ? 'var(--apricot)' : 'var(--pine)'}
        />
        <circle
          cx={toX(index)}
          cy="126"
          r="6"
          fill={isHigh ? 'var(--nutrition)' : 'var(--raised)'}
          stroke={isHigh ? 'var(--nutrition)' : 'var(--mid-hill)'}
          strokeWidth="1.5"
        />
      </g>
    ))}
  </Picture>
);

const people = [
  { x: 98, y: 88, color: 'var(--mood)', mouth: 'M-8 5q8 8 16 0' },
  { x: 180, y: 78, color: 'var(--stress)', mouth: 'M-9 3q9 12 18 0' },
  { x: 262, y: 88, color: 'var(--mindfulness)', mouth: 'M-7 7h14' },
];

/** Draws three faces on a hill, and a heart above them. */
export const CommunityDrawing = () => (
  <Picture>
    <path d="M0 92q90-40 190-16t170-14v88H0Z" fill="var(--far-hill)" />
    <path d="M0 122q110-34 200-18t160-8v54H0Z" fill="var(--mid-hill)" />
    {people.map(({ x, y, color, mouth }) => (
      <g key={x} transform={`translate(${x} ${y})`} stroke={color} strokeWidth="2.5">
        <circle r="27" fill="var(--raised)" stroke="none" />
        <path d="M-8-6v2M8-6v2" strokeWidth="3.5" />
        <path d={mouth} />
      </g>
    ))}
    <path d="M0 148q120-26 220-12t140-6v20H0Z" fill="var(--near-hill)" />
    <path d="M222 22c-5-7-15-3-13 6 1 6 8 10 13 14 5-4 12-8 13-14 2-9-8-13-13-6Z" fill="var(--stress)" />
    <circle cx="206" cy="52" r="2.5" fill="var(--stress)" />
  </Picture>
);
