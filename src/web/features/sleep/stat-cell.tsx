import type { ReactNode } from 'react';
import { areaColor } from '#web/ui/area.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

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
 * Shows a number with its label. The parent shows up to three cells in a row. On phones, the third cell is below the
 * first two.
 */
export function StatCell({ label, value, unit, note, percent }: Props) {
  return (
    <section
      aria-label={label}
      aria-busy={value === undefined}
      className="-mt-px -ml-px flex min-w-0 flex-col border-t border-l border-line p-4 last:odd:col-span-2 sm:px-6 sm:py-5 sm:last:odd:col-span-1"
    >
      <span className="text-small font-medium text-muted sm:text-body">{label}</span>
      {value === undefined ? (
        <div className="mt-2">
          <Skeleton height="1.875rem" width="5rem" />
        </div>
      ) : (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-1">
          <span className="number text-title font-semibold">{value}</span>
          {unit && <span className="text-muted">{unit}</span>}
        </p>
      )}
      {percent !== undefined && (
        <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full"
            style={{ width: `${Math.min(100, percent)}%`, background: areaColor('sleep') }}
          />
        </div>
      )}
      {note && <p className="mt-2 text-small text-muted">{note}</p>}
    </section>
  );
}
