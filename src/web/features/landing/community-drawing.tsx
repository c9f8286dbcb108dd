import { HighlightPicture } from './highlight-picture.tsx';

const people = [
  { x: 98, y: 88, color: 'var(--mood)', mouth: 'M-8 5q8 8 16 0' },
  { x: 180, y: 78, color: 'var(--stress)', mouth: 'M-9 3q9 12 18 0' },
  { x: 262, y: 88, color: 'var(--mindfulness)', mouth: 'M-7 7h14' },
];

/** Draws three faces on a hill, and a heart above them. */
export const CommunityDrawing = () => (
  <HighlightPicture>
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
  </HighlightPicture>
);
