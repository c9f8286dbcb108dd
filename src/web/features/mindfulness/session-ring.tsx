interface Props {
  /** The share of the session's time that has passed. Values outside 0 to 1 are limited to that range. */
  elapsed: number;
  color: string;
  /** The width of the line, in units of a drawing of 240 by 240. */
  width: number;
}

/** Fills its container with a ring that fills during the session. */
export function SessionRing({ elapsed, color, width }: Props) {
  const progress = Math.min(1, Math.max(0, elapsed));
  const ring = { cx: 120, cy: 120, r: 112, fill: 'none', stroke: color, strokeWidth: width };
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className="absolute inset-0 size-full">
      <circle {...ring} opacity="0.2" />
      {progress > 0 && (
        <circle
          {...ring}
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${progress * 100} 100`}
          transform="rotate(-90 120 120)"
        />
      )}
    </svg>
  );
}
