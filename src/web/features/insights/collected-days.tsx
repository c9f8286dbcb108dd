import { classNames } from '#web/ui/class-names.ts';

interface Props {
  /** The number of days with a value. */
  days: number;
  needed: number;
  /** Draws all dots in one row as wide as the container. */
  isOneRow?: boolean;
}

const defaultDaysPerRow = 14;
const spacing = 10;

/**
 * Draws a dot for each of the `needed` days: large dots for days with a value, a ring of the same size for the
 * next day that is missing, and small dots for the other missing days.
 */
export function CollectedDays({ days, needed, isOneRow = false }: Props) {
  const daysPerRow = isOneRow ? needed : defaultDaysPerRow;
  const rows = Math.ceil(needed / daysPerRow);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${daysPerRow * spacing} ${rows * spacing}`}
      className={classNames('block w-full', !isOneRow && 'max-lg:max-w-md')}
    >
      {Array.from({ length: needed }, (_, day) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
          key={day}
          cx={(day % daysPerRow) * spacing + spacing / 2}
          cy={Math.floor(day / daysPerRow) * spacing + spacing / 2}
          r={day < days ? 3.6 : day === days ? 3.2 : 1.6}
          fill={
            day < days
              ? 'var(--primary)'
              : day === days
                ? 'none'
                : 'color-mix(in srgb, var(--control) 45%, var(--line))'
          }
          stroke={day === days ? 'var(--primary)' : undefined}
          strokeWidth="0.9"
        />
      ))}
    </svg>
  );
}
