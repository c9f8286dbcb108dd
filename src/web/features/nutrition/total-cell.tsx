import type { CSSProperties, ReactNode } from 'react';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props {
  label: string;
  /** The style of the nutrient in the macro bar. */
  mark: CSSProperties | undefined;
  /** Undefined while the value loads. */
  value: string | undefined;
  unit: string;
  /** The share of the day's energy. The macro bar says it for screen readers. */
  share: string | undefined;
  /** A text or a drawing below the number, such as the target. */
  note: ReactNode;
  /** The progress towards the target in percent. Undefined without a target. */
  percent: number | undefined;
  /** Shows the number larger. */
  isMain: boolean;
}

/**
 * On a very wide page, the main number is beside the others. An invisible digit in its size makes their lines equally
 * high, so that all numbers share a baseline.
 */
const lineOfMain =
  "xl:before:invisible xl:before:-mr-1 xl:before:w-0 xl:before:font-display xl:before:text-display xl:before:content-['0']";

/** Shows a total of the day, with a bar if it has a target. */
export function TotalCell({ label, mark, value, unit, share, note, percent, isMain }: Props) {
  return (
    <section aria-label={label} aria-busy={value === undefined} className="flex min-w-0 flex-col">
      <span className="flex items-center gap-1.5 text-small font-medium text-muted">
        {mark && <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full" style={mark} />}
        {label}
      </span>
      {value === undefined ? (
        <div className="mt-1 xl:h-10">
          <Skeleton height="1.875rem" width="4.5rem" />
        </div>
      ) : (
        <p className={classNames('flex flex-wrap items-baseline gap-x-1', !isMain && lineOfMain)}>
          <span className={classNames('number font-semibold', isMain ? 'text-display' : 'text-title')}>
            {value}
          </span>
          <span className="text-small text-muted">{unit}</span>
          {share !== undefined && (
            <span aria-hidden="true" className="text-small text-muted tabular-nums max-sm:w-full">
              <span className="max-sm:hidden">· </span>
              {share}
            </span>
          )}
        </p>
      )}
      {percent !== undefined && (
        <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full"
            style={{ width: `${Math.min(100, percent)}%`, background: areaColor('nutrition'), ...mark }}
          />
        </div>
      )}
      {note && <div className="mt-1 text-small text-muted">{note}</div>}
    </section>
  );
}
