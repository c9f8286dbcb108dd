import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

interface Stat {
  label: string;
  /** Undefined while the value loads. */
  value: string | undefined;
  unit?: string;
  /** A word before the value that qualifies it: "about". */
  qualifier?: string | undefined;
  /** A small text below the value, on wide screens only. */
  note?: string | undefined;
}

interface Props {
  stats: Stat[];
  /** Leaves out the box, for a strip inside a card. */
  inCard?: boolean;
  /**
   * Shows small numbers in a box without a background, for a day without an entry. On wide screens, each number is
   * beside its label, and its note is at the right.
   */
  isQuiet?: boolean;
}

/** Shows up to three numbers side by side in one box, each as a region with its name. A zero is pale. */
export function StatStrip({ stats, inCard = false, isQuiet = false }: Props) {
  const hasNotes = stats.some(({ note }) => note);
  return (
    <div
      className={classNames(
        'grid auto-cols-auto grid-flow-col grid-rows-[repeat(3,auto)] divide-x divide-line sm:auto-cols-fr',
        !inCard && 'rounded-base border border-line',
        !inCard && !isQuiet && 'bg-raised',
      )}
    >
      {stats.map(({ label, value, unit, qualifier, note }) => (
        <section
          key={label}
          aria-label={label}
          aria-busy={value === undefined}
          className={classNames(
            'row-span-3 grid min-w-0 grid-rows-subgrid',
            inCard
              ? 'px-3 first:pl-0 sm:px-4 last:pr-0'
              : 'px-2 py-3 first:pl-4 last:pr-4 sm:px-5 sm:first:pl-6 sm:last:pr-6',
            isQuiet ? 'sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-2' : !inCard && 'sm:py-4',
          )}
        >
          <span className={classNames('text-small text-muted', !inCard && !isQuiet && 'sm:text-body')}>
            {label}
          </span>
          {value === undefined ? (
            <div className="pt-1">
              <Skeleton height="1.875rem" width="3.5rem" />
            </div>
          ) : (
            <p className={classNames('flex flex-wrap items-baseline gap-x-1', !isQuiet && 'pt-1')}>
              {qualifier && <span className="text-small text-muted">{qualifier}</span>}
              <span
                className={classNames(
                  isQuiet ? 'text-body tabular-nums' : 'number text-title font-semibold',
                  value === '0' && 'text-muted',
                )}
              >
                {value}
              </span>
              {unit && <span className="text-small text-muted">{unit}</span>}
            </p>
          )}
          {hasNotes && (
            <p
              className={classNames(
                'text-small text-muted max-sm:hidden',
                isQuiet ? 'ml-auto' : 'mt-0.5 min-h-5',
              )}
            >
              {note}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
