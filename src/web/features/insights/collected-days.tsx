import { classNames } from '#web/ui/class-names.ts';

interface Props {
  /** The number of days with a value. */
  days: number;
  needed: number;
  /** Draws all days in one row if the container is wide. */
  isRowIfWide?: boolean;
}

/** Draws a mark for each of the `needed` days: dots for days with a value, and rings for missing days. */
export const CollectedDays = ({ days, needed, isRowIfWide = false }: Props) => (
  <div
    aria-hidden="true"
    className={classNames(
      'grid max-w-md grid-cols-14',
      isRowIfWide && '@4xl:max-w-none @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:grid-cols-none',
    )}
  >
    {Array.from({ length: needed }, (_, day) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
      <svg key={day} aria-hidden="true" viewBox="0 0 10 10" className="block w-full">
        {day < days ? (
          <circle cx="5" cy="5" r="3.6" fill="var(--primary)" />
        ) : (
          <circle cx="5" cy="5" r="3.1" fill="none" stroke="var(--control)" />
        )}
      </svg>
    ))}
  </div>
);
