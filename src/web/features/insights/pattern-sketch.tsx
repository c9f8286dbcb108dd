/** The places of the dots, in SVG units. They stand for no values. */
const dots = [
  [14, 74],
  [38, 60],
  [52, 82],
  [76, 56],
  [98, 70],
  [120, 48],
  [142, 60],
  [164, 36],
  [186, 52],
  [208, 30],
  [230, 40],
  [256, 18],
  [280, 28],
] as const;

/** Sketches a pattern with outlined dots along a dotted line, without numbers or axes, so that it is not taken for data. */
export const PatternSketch = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 300 96"
    className="w-80 shrink-0 max-lg:hidden"
    fill="none"
    stroke="var(--control)"
  >
    <path d="M6 80 294 20" strokeDasharray="1 7" strokeLinecap="round" strokeWidth="2" />
    {dots.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="4" opacity="0.6" />
    ))}
  </svg>
);
