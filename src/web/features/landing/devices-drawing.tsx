import { HighlightPicture } from './highlight-picture.tsx';

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
  <HighlightPicture>
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
  </HighlightPicture>
);
