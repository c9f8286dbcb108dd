import { classNames } from '#web/ui/class-names.ts';

interface Props {
  /** The number of days with a value. */
  days: number;
  needed: number;
  /** Draws all dots in one row if the container is wide. */
  isRowIfWide?: boolean;
}

/**
 * Draws a dot for each of the `needed` days: large dots for days with a value, a ring of the same size for the
 * next day that is missing, and small dots for the other missing days.
 */
export const CollectedDays = ({ days, needed, isRowIfWide = false }: Props) => (
  <div
    aria-hidden="true"
    className={classNames(
      'grid grid-cols-14',
      isRowIfWide ? '@4xl:auto-cols-fr @4xl:grid-flow-col @4xl:grid-cols-none' : 'max-lg:max-w-md',
    )}
  >
    {Array.from({ length: needed }, (_, day) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
      <svg key={day} aria-hidden="true" viewBox="0 0 10 10" className="block w-full">
        <circle
          cx="5"
          cy="5"
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
      </svg>
    ))}
  </div>
);
