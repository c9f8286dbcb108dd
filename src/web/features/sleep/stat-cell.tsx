import type { ReactNode } from 'react';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Stands in place of a value that is not known. */
export const unknownValue = '–';

interface Props {
  label: string;
  /** Undefined while the value loads. */
  value: string | undefined;
  unit?: string | undefined;
  note?: ReactNode;
  /** The length of the bar below the number, in percent from 0 to 100. Undefined for no bar. */
  percent?: number | undefined;
}

/**
 * Shows a number with its label. The cells are side by side. On phones, they are rows, with the number at the right and
 * the note beside the bar.
 */
export function StatCell({ label, value, unit, note, percent }: Props) {
  const hasBar = percent !== undefined;
  return (
    <section
      aria-label={label}
      aria-busy={value === undefined}
      className="min-w-0 bg-raised px-4 py-3 sm:px-6 sm:py-5"
    >
      <div className="flex items-baseline justify-between gap-3 sm:block">
        <span className="font-medium text-muted">{label}</span>
        {value === undefined ? (
          <div className="sm:mt-2">
            <Skeleton height="1.875rem" width="5rem" />
          </div>
        ) : (
          <p className="flex items-baseline gap-x-1 sm:mt-1 sm:flex-wrap">
            <span
              className={classNames(
                'number text-title font-semibold',
                value === unknownValue && 'text-muted',
              )}
            >
              {value}
            </span>
            {unit && <span className="text-muted">{unit}</span>}
          </p>
        )}
      </div>
      <div className={hasBar ? 'mt-1 flex items-center gap-3 sm:mt-2 sm:block' : 'empty:hidden sm:mt-2'}>
        {hasBar && (
          <div aria-hidden="true" className="h-1.5 grow overflow-hidden rounded-full bg-sunken">
            <div
              className="h-full rounded-full"
              style={{ width: `${Math.min(100, percent)}%`, background: areaColor('sleep') }}
            />
          </div>
        )}
        {note && <p className={classNames('text-small text-muted', hasBar && 'sm:mt-2')}>{note}</p>}
      </div>
    </section>
  );
}
