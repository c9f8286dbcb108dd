import { formatClock } from '#domain/format-clock.ts';

interface Props {
  /** The hours, in minutes after noon. */
  ticks: readonly number[];
  /** Returns the distance of a time from the upper edge, in pixels. */
  toY: (minutes: number) => number;
  /** The height of the drawing, in pixels. */
  height: number;
}

/** Shows the hours beside a drawing of nights. */
export const RibbonHours = ({ ticks, toY, height }: Props) => (
  <div className="relative w-10 shrink-0 text-right text-small text-muted tabular-nums" style={{ height }}>
    {ticks.map((tick) => (
      <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: toY(tick) }}>
        {formatClock(tick + 12 * 60)}
      </span>
    ))}
  </div>
);
