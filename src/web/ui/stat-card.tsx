import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Area, areaColor } from './area.ts';
import { Skeleton } from './skeleton.tsx';

interface Props {
  label: string;
  /** Undefined while the value loads. */
  value: string | undefined;
  unit?: string;
  /** A text that says what the number is based on, or compares it with another number. */
  note?: ReactNode;
  icon: LucideIcon;
  area: Area;
  /** The length of the bar below the number, in percent from 0 to 100. Undefined draws no bar. */
  percent?: number | undefined;
  /** Content below the note, such as a drawing. */
  children?: ReactNode;
}

/** Shows a number with its label, unit and note. */
export function StatCard({ label, value, unit, note, icon: Icon, area, percent, children }: Props) {
  return (
    <section
      aria-label={label}
      aria-busy={value === undefined}
      className="flex flex-col rounded-base border border-line bg-raised p-4 max-[375px]:px-3 sm:p-5"
    >
      <div className="flex items-center justify-between gap-2 text-muted">
        <span className="font-medium max-[375px]:text-small">{label}</span>
        <Icon
          aria-hidden="true"
          className="size-5 shrink-0"
          strokeWidth={1.75}
          style={{ color: areaColor(area) }}
        />
      </div>
      {value === undefined ? (
        <div className="mt-2">
          <Skeleton height="2.25rem" width="5rem" />
        </div>
      ) : (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
          <span className="number text-display leading-none font-semibold">{value}</span>
          {unit && <span className="leading-none text-muted">{unit}</span>}
        </p>
      )}
      {percent !== undefined && <Bar percent={percent} area={area} />}
      {note && <p className="mt-2 text-small text-muted">{note}</p>}
      {children}
    </section>
  );
}

function Bar({ percent, area }: { percent: number; area: Area }) {
  return (
    <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken">
      <div
        className="h-full rounded-full"
        style={{ width: `${Math.min(100, percent)}%`, background: areaColor(area) }}
      />
    </div>
  );
}
