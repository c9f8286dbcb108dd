import { type ReactNode, useState } from 'react';
import { type Area, areaColor } from './area.ts';
import { classNames } from './class-names.ts';

interface Props {
  area: Area;
  /** How much of the ring is filled, from 0 to 100. Undefined draws an empty ring. */
  percent: number | undefined;
  /** Draws the arc dashed, for a value that is only a suggestion. */
  dashed?: boolean;
  /** Draws a dotted line in place of the ring, for a value that is not logged yet. */
  dotted?: boolean;
  /** The quartiles of the usual values, from 0 to 100, as a marked part of the ring. Undefined marks nothing. */
  usual?: { low: number; high: number } | undefined;
  /** Draws a smaller ring with a smaller number. */
  small?: boolean;
  /** The text for screen readers: "Mood: 7 of 10, Good". */
  label: string;
  /** The content inside the ring, usually the number. */
  children: ReactNode;
  /** Small text below the number. */
  note?: ReactNode;
}

/**
 * Draws a ring filled to a percentage. The ring is as wide as its container, but at most 9 rem, or 5.5 rem if small.
 */
export function Ring({
  area,
  percent,
  dashed = false,
  dotted = false,
  usual,
  small = false,
  label,
  children,
  note,
}: Props) {
  const filled = Math.min(100, Math.max(0, percent ?? 0));
  const [startsEmpty] = useState(filled === 0);
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames('relative aspect-square w-full', small ? 'max-w-22' : 'max-w-36')}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full -rotate-90 overflow-visible">
        {dotted ? (
          <DottedCircle area={area} />
        ) : (
          <circle cx="50" cy="50" r="44" fill="none" stroke={areaColor(area)} strokeWidth="8" opacity="0.2" />
        )}
        {usual && <UsualPart {...usual} area={area} isThin={filled === 0} />}
        {filled > 0 && (
          <circle
            className={dashed ? undefined : classNames('motion-ring', startsEmpty && 'motion-ring-fill')}
            cx="50"
            cy="50"
            r="44"
            fill="none"
            stroke={areaColor(area)}
            strokeWidth={dashed ? 4 : 8}
            strokeLinecap={dashed ? 'butt' : 'round'}
            pathLength="100"
            strokeDasharray={dashed ? dashes(filled) : '100'}
            strokeDashoffset={dashed ? 0 : 100 - filled}
          />
        )}
        {usual && <UsualEnds {...usual} />}
      </svg>
      <div aria-hidden="true" className="absolute inset-0 flex flex-col items-center justify-center">
        <span
          className={classNames(
            'number leading-none',
            small ? 'text-title' : 'text-display',
            dashed ? 'text-muted' : 'font-semibold',
          )}
        >
          {children}
        </span>
        {note && <span className="mt-1 text-small text-muted">{note}</span>}
      </div>
    </div>
  );
}

/** The least length of the marked part, in percent of the ring, for a person whose days are all alike. */
const leastPart = 4;

interface PartProps {
  low: number;
  high: number;
}

/** Returns the start and the length of the marked part of the usual values, in percent of the ring. */
function toArc({ low, high }: PartProps): { start: number; length: number } {
  const length = Math.max(leastPart, high - low);
  return { start: Math.max(0, Math.min(100 - length, (low + high - length) / 2)), length };
}

/**
 * Marks the ring from the first to the third quartile of the usual values, below the arc of the value. Without a value,
 * the mark is thin, so that it does not look like one.
 */
function UsualPart({ area, isThin, ...ends }: PartProps & { area: Area; isThin: boolean }) {
  const { start, length } = toArc(ends);
  return (
    <circle
      cx="50"
      cy="50"
      r="44"
      fill="none"
      stroke={areaColor(area)}
      strokeWidth={isThin ? 3 : 8}
      opacity="0.5"
      pathLength="100"
      strokeDasharray={`${length} 100`}
      transform={`rotate(${start * 3.6} 50 50)`}
    />
  );
}

/** Cuts the ring at both ends of the marked part, so that it is visible below the arc of the value too. */
function UsualEnds(ends: PartProps) {
  const { start, length } = toArc(ends);
  return [start, start + length].map((end) => (
    <path
      key={end}
      d="M89 50h10"
      stroke="var(--raised)"
      strokeWidth="2"
      transform={`rotate(${end * 3.6} 50 50)`}
    />
  ));
}

/**
 * Returns an SVG dash pattern for a line of 100 units. In the first `filled` units, dashes and gaps of 2 units
 * alternate. The other units are empty.
 */
const dashes = (filled: number): string => `${'2 2 '.repeat(Math.floor(filled / 4))}${filled % 4} 100`;

/** Draws the dotted line of a ring, in SVG units of a `viewBox` of 100 by 100. */
const DottedCircle = ({ area }: { area: Area }) => (
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
